import type { UpdateParts } from "../rules/parts/update-parts.js";
import type { Reads, Rule } from "../rules/rule.js";
import type { RuleContext } from "../rules/rule-context.js";
import { isCampaignScope } from "../rules/scope.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";

type Mode = keyof Reads;

/** The declaration of a rule about one path, and about the paths below it. */
interface Declared {
  readonly modes: Set<Mode>;
  readonly members: Map<string, Declared>;
}

/** Shows a rule its input, and records the undeclared paths that it reads. */
export class ReadsTracer {
  /** The undeclared paths, each with the member of `reads` that would declare it. */
  readonly undeclared = new Map<string, Mode>();
  readonly #scope: string;
  /** The declarations about the request. */
  readonly #ofRequest = nothing();
  /** The declarations about the object that the rule is about. */
  readonly #ofObject = nothing();
  readonly #views = new WeakMap<object, Map<Declared, object>>();

  constructor({ scope, reads }: Pick<Rule, "scope" | "reads">) {
    this.#scope = scope;
    for (const mode of ["values", "presence", "keys"] as const) {
      for (const path of reads[mode] ?? []) {
        let declared = path.startsWith("@.") ? this.#ofObject : this.#ofRequest;
        for (const name of path.replace("@.", "").split(".")) {
          declared = getOrInsertComputed(declared.members, name, nothing);
        }
        declared.modes.add(mode);
      }
    }
  }

  /** The input of a check. */
  input(input: unknown): unknown {
    if (this.#scope === "update") {
      const { state, patch, stored, merged } = input as UpdateParts;
      return { state, patch: this.#request(patch), stored: this.#request(stored), merged: this.#request(merged) };
    }
    return isCampaignScope(this.#scope) ? this.#request(input) : this.#view(input, this.#ofObject, "@");
  }

  /** The context of a check. */
  context(context: RuleContext): RuleContext {
    return { ...context, request: this.#request(context.request) as RuleContext["request"] };
  }

  #request(request: unknown): unknown {
    return this.#view(request, this.#ofRequest, "");
  }

  #view(value: unknown, declared: Declared, path: string): unknown {
    if (typeof value !== "object" || value === null || declared.modes.has("values")) return value;
    const views = getOrInsertComputed(this.#views, value, () => new Map<Declared, object>());
    return getOrInsertComputed(views, declared, () => this.#viewOf(value, declared, path));
  }

  #viewOf(container: object, declared: Declared, path: string): object {
    const isArray = Array.isArray(container);
    const hasKeys = declared.modes.has("keys");
    const pathOf = (key: string) => (path === "" ? key : `${path}.${key}`);
    const member = (key: string, value: unknown): unknown => {
      const below = declared.members.get(key);
      return below === undefined ? value : this.#view(value, below, pathOf(key));
    };
    const noteKeys = () => {
      if (!hasKeys) this.#note(path, "keys");
    };
    const notePresence = (key: string) => {
      if (isArray) noteKeys();
      else if (!hasKeys && !declared.members.has(key)) this.#note(pathOf(key), "presence");
    };
    return new Proxy(container, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === "symbol" || isInherited(target, key)) return value;
        if (isArray && key === "length") noteKeys();
        else if (isArray) this.#note(path, "values");
        else if (!declared.members.has(key)) this.#note(pathOf(key), "values");
        return member(key, value);
      },
      has: (target, key) => {
        if (typeof key === "string" && !isInherited(target, key)) notePresence(key);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        noteKeys();
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, key) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
        if (typeof key === "symbol" || isInherited(target, key)) return descriptor;
        notePresence(key);
        return descriptor && { ...descriptor, value: member(key, descriptor.value) };
      },
    });
  }

  #note(path: string, mode: Mode): void {
    const known = this.undeclared.get(path);
    // Declaring the values declares the rest, too.
    if (known === undefined || mode === "values") this.undeclared.set(path, mode);
  }
}

function nothing(): Declared {
  return { modes: new Set(), members: new Map() };
}

/** Whether a name is that of an inherited property of objects or arrays, such as `map`, not of a member. */
function isInherited(container: object, name: string): boolean {
  return !Object.hasOwn(container, name) && name in container;
}
