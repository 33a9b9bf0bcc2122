import type { Segment } from "campaign-rules";
import type { FileChecker, FileContents, Found } from "campaign-rules/files";
import jsonc from "jsonc-parser";
import { knownRule } from "../rules/known-rule.js";

/** Tries values at a place of a text, and checks them against the rules. */
export class Trial {
  /** The text may be incomplete. `place` is the path from its root value. */
  constructor(
    private readonly checker: FileChecker,
    private readonly file: string,
    private readonly contents: FileContents,
    private readonly text: string,
    private readonly place: readonly Segment[],
  ) {}

  /** The values that a rule allows here; none if no rule lists them. */
  allowedValues(): readonly unknown[] {
    return allowedIn(this.#foundFor(UNLIKELY_VALUE)) ?? [];
  }

  /** Whether the rules accept a value here. */
  acceptsValue(value: unknown): boolean {
    return this.#foundFor(value) === undefined;
  }

  /** Whether a member may be here with some value. */
  acceptsMember(): boolean {
    let value: unknown = null;
    // First its type may be wrong, then its value.
    for (let attempt = 0; attempt < 3; attempt++) {
      const found = this.#foundFor(value);
      if (found === undefined) return true;
      const [first] = allowedIn(found) ?? [];
      if (first !== undefined) value = first;
      else if ("expected" in found.params && Object.hasOwn(EXAMPLES, String(found.params.expected)))
        value = EXAMPLES[String(found.params.expected)];
      else return !this.#isAboutPresence(found);
    }
    return true;
  }

  /** The finding at the place if it has the value. */
  #foundFor(value: unknown): Found | undefined {
    const whole: unknown = jsonc.parse(this.text);
    if (!put(whole, this.place, value)) return undefined;
    const found = this.#findingsIn(JSON.stringify(whole));
    const body = this.contents.request ? 1 : 0;
    const place = JSON.stringify(this.place.slice(body));
    return found.find(({ segments }) => JSON.stringify(segments) === place);
  }

  /** None if the check fails, as it does with a stored campaign that is malformed: the diagnostics say so. */
  #findingsIn(text: string): readonly Found[] {
    try {
      const { violations, warnings } = this.checker.check(this.file, text, this.contents).result;
      return [...violations, ...warnings];
    } catch {
      return [];
    }
  }

  #isAboutPresence({ rule }: Found): boolean {
    const { presence = [] } = knownRule(rule, this.checker.contextFor(this.file))?.reads ?? {};
    const name = this.place.at(-1);
    return presence.some((path) => path.split(".").at(-1) === name);
  }
}

const UNLIKELY_VALUE = "\u0001";

/** A value of each type. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  object: {},
  array: [],
  string: "…",
  integer: 1,
  number: 1,
  boolean: true,
};

function allowedIn(found: Found | undefined): readonly unknown[] | undefined {
  const allowed = found !== undefined && "allowed" in found.params ? found.params.allowed : undefined;
  return Array.isArray(allowed) ? allowed : undefined;
}

/** Puts a value at a place. Returns false if no object or array for it exists. */
function put(whole: unknown, place: readonly Segment[], value: unknown): boolean {
  const name = place.at(-1);
  let container = whole;
  for (const segment of place.slice(0, -1)) {
    if (typeof container !== "object" || container === null || !Object.hasOwn(container, segment)) return false;
    container = (container as Record<Segment, unknown>)[segment];
  }
  if (name === undefined || typeof container !== "object" || container === null) return false;
  if (Array.isArray(container) !== (typeof name === "number")) return false;
  Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
  return true;
}
