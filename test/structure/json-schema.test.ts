import { describe, expect, it } from "vitest";
import { discriminatorOf, type JsonSchema, resolve } from "../../src/structure/json-schema.js";

const text: JsonSchema = { type: "string" };

describe("a reference", () => {
  it("means the definition of its name", () => {
    const definitions = { Text: text };
    expect(resolve({ $ref: "Text" }, definitions)).toEqual({ schema: text, definitions });
    expect(() => resolve({ $ref: "Other" }, definitions)).toThrow("no definition of Other");
  });
});

describe("the discriminator of a union", () => {
  const x: JsonSchema = { const: "x" };
  const y: JsonSchema = { const: "y" };

  it("is the member that has a constant value in each variant", () => {
    expect(discriminatorOf([{ properties: { a: x, b: x } }, { properties: { a: text, b: y } }])).toBe("b");
  });

  it.each<[string, JsonSchema[]]>([
    ["no variants", []],
    ["variants without members", [{}, {}]],
    ["a constant in the first only", [{ properties: { a: x } }, { properties: { a: text } }]],
    ["a member in the first only", [{ properties: { a: x } }, { properties: { b: x } }]],
    ["members in the first only", [{ properties: { a: x } }, {}]],
  ])("is missing where there are %s", (_, variants) => {
    expect(() => discriminatorOf(variants)).toThrow("a union without a discriminator");
  });
});
