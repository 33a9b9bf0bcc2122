import { describe, expect, it } from "vitest";
import { type RuleId, type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { frozen } from "./json.js";

/** The value that the caller passes as the body of a create request, or as a patch. */
export interface Given {
  readonly create?: unknown;
  readonly update?: unknown;
  readonly context?: UpdateContext;
}

interface Reported extends Given {
  readonly path: string;
  readonly params?: object;
}

interface Shapes {
  readonly unreported: Readonly<Record<string, Given>>;
  readonly reported: Readonly<Record<string, Reported>>;
}

/** Tests one rule about the whole value with a table of situations. Ignores violations of other rules. */
export function testShape(rule: { readonly id: RuleId }, { unreported, reported }: Shapes): void {
  const found = (given: Given, more: UpdateContext = {}) => {
    const { violations, warnings } = validated(given, { lint: true, ...more });
    return [...violations, ...warnings].filter(({ rule: id }) => id === rule.id);
  };
  const factsOf = (given: Given, more?: UpdateContext) =>
    found(given, more).map(({ path, params }) => ({ path, params }));

  /** The path with each name in quotes. The path `body` means the body itself, not a member of that name. */
  const quoted = (given: Given) => {
    const [{ segments } = { segments: [] }] = found(given);
    return segments.map((segment) => `[${JSON.stringify(segment)}]`).join("") || "body";
  };

  describe(rule.id, () => {
    it.each(Object.entries(unreported))("does not report %s", (_, given) => expect(factsOf(given)).toEqual([]));

    it.each(Object.entries(reported))("reports %s", (_, { path, params = {}, ...given }) => {
      expect(factsOf(given)).toEqual([{ path, params }]);
      expect(found(given)[0]?.message.startsWith(`${path} `)).toBe(true);
    });

    it("runs only with lint or a level for the rule, and changes no error", () => {
      for (const { path, params = {}, ...given } of Object.values(reported)) {
        const [plain, linted] = [validated(given, {}), validated(given, { lint: true })];
        expect(linted.violations).toEqual(plain.violations);
        expect(plain.warnings).toEqual([]);
        expect(factsOf(given, { lint: false, rules: { [rule.id]: "error" } })).toEqual([{ path, params }]);
        expect(factsOf(given, { rules: { [rule.id]: "off" } })).toEqual([]);
        expect(factsOf(given, { exceptions: [{ rule: rule.id, path: quoted(given), level: "off" }] })).toEqual([]);
      }
    });

    it("reads an object that is not plain", () => {
      for (const { path, params = {}, ...given } of Object.values(reported)) {
        const odd = Object.hasOwn(given, "create")
          ? { create: instanceOf(given.create) }
          : { ...given, update: instanceOf(given.update) };
        expect(factsOf(odd)).toEqual([{ path, params }]);
      }
    });
  });
}

function validated(given: Given, more: UpdateContext) {
  const context = { ...given.context, ...more };
  return Object.hasOwn(given, "create")
    ? validateCreate(frozen(structuredClone(given.create)), context)
    : validateUpdate(frozen(structuredClone(given.update)), context);
}

/** An instance of a class with the same members. */
function instanceOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  class Model {}
  return Object.assign(new Model(), value);
}
