import { describe, expect, it } from "vitest";
import { type RuleId, type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { frozen } from "./json.js";

/** What is given as a body to create a campaign, or as a patch. */
export interface Given {
  readonly create?: unknown;
  readonly update?: unknown;
  readonly context?: UpdateContext;
}

interface Told extends Given {
  readonly path: string;
  readonly params?: object;
}

interface Shapes {
  readonly silent: Readonly<Record<string, Given>>;
  readonly told: Readonly<Record<string, Told>>;
}

/** Tests one rule about the shape of all that was given, by a table of situations. What else is wrong does not matter. */
export function testShape(rule: { readonly id: RuleId }, { silent, told }: Shapes): void {
  const found = (given: Given, more: UpdateContext = {}) => {
    const { violations, warnings } = validated(given, { lint: true, ...more });
    return [...violations, ...warnings].filter(({ rule: id }) => id === rule.id);
  };
  const factsOf = (given: Given, more?: UpdateContext) =>
    found(given, more).map(({ path, params }) => ({ path, params }));

  /** The path with each name in quotes: `body` alone is the body itself, not a member of that name. */
  const quoted = (given: Given) => {
    const [{ segments } = { segments: [] }] = found(given);
    return segments.map((segment) => `[${JSON.stringify(segment)}]`).join("") || "body";
  };

  describe(rule.id, () => {
    it.each(Object.entries(silent))("says nothing of %s", (_, given) => expect(factsOf(given)).toEqual([]));

    it.each(Object.entries(told))("speaks of %s", (_, { path, params = {}, ...given }) => {
      expect(factsOf(given)).toEqual([{ path, params }]);
      expect(found(given)[0]?.message.startsWith(`${path} `)).toBe(true);
    });

    it("needs lint or a level of its own, and changes no error", () => {
      for (const { path, params = {}, ...given } of Object.values(told)) {
        const [plain, linted] = [validated(given, {}), validated(given, { lint: true })];
        expect(linted.violations).toEqual(plain.violations);
        expect(plain.warnings).toEqual([]);
        expect(factsOf(given, { lint: false, rules: { [rule.id]: "error" } })).toEqual([{ path, params }]);
        expect(factsOf(given, { rules: { [rule.id]: "off" } })).toEqual([]);
        expect(factsOf(given, { exceptions: [{ rule: rule.id, path: quoted(given), level: "off" }] })).toEqual([]);
      }
    });

    it("reads an object that is not plain", () => {
      for (const { path, params = {}, ...given } of Object.values(told)) {
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

/** The same members in an instance of a class, which only a readable view shows. */
function instanceOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  class Model {}
  return Object.assign(new Model(), value);
}
