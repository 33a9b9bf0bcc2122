import { describe, expect, it } from "vitest";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import { leafOf } from "../../src/compiler/compile-leaf.js";
import type { JsonSchema } from "../../src/structure/json-schema.js";

const text: JsonSchema = { type: "string" };
const union: JsonSchema = {
  anyOf: [{ properties: { kind: { const: "x" }, a: text } }, { properties: { kind: { const: "y" } } }],
};

const IMPORTS = `import { checkMembers } from "../structure/check-members.js";
import type { Checker, Members } from "../structure/checker.js";`;

const VARIANTS = `const variant0Form = "kind;a:s";

function variant0(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, variant0Form, [], false);
}

const variant1Form = "kind";

function variant1(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, variant1Form, [], false);
}`;

describe("a small check", () => {
  it.each<[string, JsonSchema, JsonSchema | undefined, source: string]>([
    [
      "of an object passes its form to checkMembers",
      { properties: { a: text, inner: { properties: { b: text } } } },
      undefined,
      `${IMPORTS}

const innerForm = "b:s";

function inner(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, innerForm, [], true);
}

const rootForm = "a:s;inner:o";

export function root(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, rootForm, [inner], true);
}`,
    ],
    [
      "of a union falls back to another schema",
      union,
      { properties: { other: text } },
      `${IMPORTS}

${VARIANTS}

const otherwiseForm = "other:s";

function otherwise(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, otherwiseForm, [], true);
}

export function root(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  const v = o["kind"];
  if (v === "x") return variant0(o, c, d);
  if (v === "y") return variant1(o, c, d);
  otherwise(o, c, d);
}`,
    ],
    [
      "of an object with any members has a form for them",
      { additionalProperties: text },
      undefined,
      `${IMPORTS}

const rootForm = ":s";

export function root(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, rootForm, [], true);
}`,
    ],
    [
      "of an object whose members are always valid has no form",
      { properties: {} },
      undefined,
      `import type { Checker, Members } from "../structure/checker.js";

export function root(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
}`,
    ],
  ])("of %s", (_, schema, otherwise, source) => {
    expect(compileChecks([{ name: "root", schema, ...(otherwise && { otherwise }) }], true)).toBe(source);
  });
});

it("the check of an object has at most 32 members", () => {
  const compiled = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `m${index}`);
    return compileChecks([
      { name: "root", schema: { properties: Object.fromEntries(names.map((name) => [name, {}])) } },
    ]);
  };
  expect(compiled(32)).toContain("export function root(");
  expect(() => compiled(33)).toThrow("root has more than 32 members");
});

it("the short form of a constant has a list with one value", () => {
  const { short, method, params } = leafOf({ const: "x" }) ?? {};
  expect([short, method, params]).toEqual(["ex", "wrongEnum", ['["x"]']]);
});
