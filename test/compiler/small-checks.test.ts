import { expect, it } from "vitest";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import type { JsonSchema } from "../../src/schemas/json-schema.js";

const text: JsonSchema = { type: "string" };

it("a small check of an object is its shape", () => {
  const schema: JsonSchema = {
    anyOf: [{ properties: { kind: { const: "x" }, a: text } }, { properties: { kind: { const: "y" } } }],
  };
  const otherwise: JsonSchema = { properties: { inner: { properties: { b: text } } } };
  const source = compileChecks([{ name: "root", schema, otherwise }], true);
  const checks = [...source.matchAll(/^const (\w+) = checkByShape\(.*?, (true|false)\);$/gmsu)];
  expect(checks.map(([, name, isWhole]) => [name, isWhole])).toEqual([
    ["variant0", "false"],
    ["variant1", "false"],
    ["inner", "true"],
    ["otherwise", "true"],
  ]);
  expect(source).not.toContain("explain(");
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
