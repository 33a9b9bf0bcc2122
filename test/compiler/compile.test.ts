import { describe, expect, it } from "vitest";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import { leafOf } from "../../src/compiler/compile-leaf.js";
import { compileTypes } from "../../src/compiler/compile-types.js";
import type { JsonSchema } from "../../src/schemas/json-schema.js";

const text: JsonSchema = { type: "string" };
const truth: JsonSchema = { type: "boolean" };

/** The source of the check of an object with these members. */
function checksOf(properties: JsonSchema["properties"], more: JsonSchema = {}): string {
  return compileChecks([{ name: "root", schema: { ...more, properties: properties ?? {} } }]);
}

/** The names of the functions of a source. */
function functionsIn(source: string): string[] {
  return Array.from(source.matchAll(/^(?:export )?function (.*)\(.*\): void \{$/gmu), ([, name]) => name ?? "");
}

describe("the type of a value that is not a container", () => {
  it.each<[JsonSchema, demand: string]>([
    [{ type: "integer" }, "must.integer"],
    [{ type: "integer", minimum: 1 }, "must.integer"],
    [{ type: "integer", maximum: 5 }, "must.integer"],
    [{ type: "integer", minimum: 1, maximum: 5 }, "must.range(1, 5)"],
    [{ type: "string", format: "email" }, 'must.inFormat("email")'],
    [{ enum: [1, 2] }, "must.oneOf(1, 2)"],
    [{ enum: [1, "a|;"] }, 'must.oneOf(1, "a|;")'],
    [{ const: "x" }, 'must.oneOf("x")'],
  ])("%j is demanded as %s", (schema, demand) => {
    expect(leafOf(schema)).toMatchObject({ demand });
  });

  it.each<[JsonSchema, string]>([
    [{ type: "number" }, 'cannot compile {"type":"number"}'],
    [{ type: "number", minimum: 1, maximum: 5 }, 'cannot compile {"type":"number","minimum":1,"maximum":5}'],
  ])("cannot be %j", (schema, message) => {
    expect(() => leafOf(schema)).toThrow(message);
  });
});

describe("the function of a container", () => {
  const variant = (kind: string, more: JsonSchema["properties"]): JsonSchema => {
    return { properties: { kind: { const: kind }, ...more } };
  };

  it("is not shared by two schemas that differ in a member called title", () => {
    const properties = { one: { properties: { title: text } }, two: { properties: { title: truth } } };
    expect(functionsIn(checksOf(properties))).toEqual(["one", "two", "root"]);
  });

  it.each<[string, JsonSchema, string]>([
    ["an array with entries of any kind", { items: {} }, "entries of any kind"],
    [
      "an array of such arrays",
      { $ref: "List", $defs: { List: { items: { $ref: "List" } } } },
      "entries that recurse directly",
    ],
    [
      "a union whose variants cannot be distinguished",
      { anyOf: [variant("x", {}), {}] },
      "a union without a discriminator",
    ],
    ["a reference to nothing", { $ref: "List" }, "no definition of List"],
  ])("cannot be made for %s", (_, schema, message) => {
    expect(() => checksOf({ schema })).toThrow(message);
  });
});

describe("the type of a schema", () => {
  it.each<[string, JsonSchema, string]>([
    ["all others are required", { required: ["a"] }, "a: string;\n  [key: string]: string;"],
    ["one is optional", {}, "a?: string | undefined;\n  [key: string]: string | undefined;"],
    ["one of two is optional", { required: ["a"], properties: { a: text, b: text } }, ": string | undefined;"],
  ])("has members of any name, and %s", (_, more, members) => {
    const schema = { title: "Some", properties: { a: text }, additionalProperties: text, ...more };
    expect(compileTypes([schema])).toContain(members);
  });

  it("has a name that no other type has", () => {
    const schema = { title: "Some", properties: { a: text } };
    const other = { title: "Some", properties: { a: truth } };
    expect(() => compileTypes([schema, other])).toThrow("two schemas are called Some");
  });
});
