import { describe, expect, it } from "vitest";
import { Definer } from "../../../src/reference/documents/definitions.js";
import type { JsonSchema } from "../../../src/structure/json-schema.js";

const inDocument = () => new Definer({ prefix: "#/$defs/", discriminators: false });

const variant = (title: string, kind: string): JsonSchema => ({
  title,
  type: "object",
  properties: { kind: { const: kind } },
  required: ["kind"],
});

describe("a plain schema", () => {
  it.each<[string, JsonSchema, object]>([
    [
      "begins with its title and description",
      { type: "string", description: "d", title: "T" },
      {
        title: "T",
        description: "d",
        type: "string",
      },
    ],
    [
      "lacks keywords that other validators do not know",
      {
        type: "object",
        keyedBy: { member: "m", channel: "c", when: [] },
        nonEmpty: true,
        open: true,
        visit: "v",
        $defs: {},
        minItems: 1,
      },
      { type: "object", minItems: 1 },
    ],
    ["has the type of its enum", { enum: ["a", "b"] }, { enum: ["a", "b"], type: "string" }],
    [
      "has a pattern for its format",
      { type: "string", format: "https-url" },
      {
        type: "string",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]://",
      },
    ],
    [
      "has plain schemas in it",
      {
        type: "object",
        properties: { a: { type: "array", items: { nonEmpty: true, type: "string" } }, title: { open: true } },
        additionalProperties: { visit: "v" },
        anyOf: [{ open: true }],
      },
      {
        type: "object",
        properties: { a: { type: "array", items: { type: "string" } }, title: {} },
        additionalProperties: {},
        anyOf: [{}],
      },
    ],
  ])("%s", (_, schema, plain) => {
    const definer = inDocument();
    expect(JSON.stringify(definer.plain(schema))).toBe(JSON.stringify(plain));
    expect(definer.definitions).toEqual({});
  });

  it("has plain schemas in the keywords for conditions", () => {
    const open = { open: true };
    const keywords = ["not", "if", "then", "else"];
    const schema = { ...Object.fromEntries(keywords.map((name) => [name, open])), allOf: [open] } as JsonSchema;
    const plain = { ...Object.fromEntries(keywords.map((name) => [name, {}])), allOf: [{}] };
    expect(inDocument().plain(schema)).toEqual(plain);
  });

  it("shares nothing with its source", () => {
    const required = ["a"];
    const { required: copied } = inDocument().plain({ required });
    expect([copied, copied === required]).toEqual([["a"], false]);
  });
});

describe("a schema with a title", () => {
  it("becomes a definition, and a reference in its place", () => {
    const definer = inDocument();
    const inner: JsonSchema = { title: "Inner", type: "string" };
    const outer: JsonSchema = { title: "Outer", type: "object", properties: { a: inner, b: inner } };
    expect([definer.reference(outer), definer.reference(inner), definer.reference(true)]).toEqual([
      { $ref: "#/$defs/Outer" },
      { $ref: "#/$defs/Inner" },
      true,
    ]);
    const toInner = { $ref: "#/$defs/Inner" };
    expect(definer.definitions).toEqual({
      Outer: { title: "Outer", type: "object", properties: { a: toInner, b: toInner } },
      Inner: { title: "Inner", type: "string" },
    });
  });

  it("may contain itself", () => {
    const definer = inDocument();
    const list: JsonSchema = { title: "List", type: "array", items: { $ref: "list" } };
    expect(definer.reference({ $ref: "list" }, { list })).toEqual({ $ref: "#/$defs/List" });
    expect(definer.definitions).toEqual({ List: { title: "List", type: "array", items: { $ref: "#/$defs/List" } } });
  });
});

describe("a union", () => {
  const union: JsonSchema = { anyOf: [variant("One", "1"), variant("Two", "2")] };

  it("names the member that distinguishes its variants, in OpenAPI", () => {
    const definer = new Definer({ prefix: "#/components/schemas/", discriminators: true });
    expect(definer.plain(union)).toEqual({
      anyOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Two" }],
      discriminator: {
        propertyName: "kind",
        mapping: { 1: "#/components/schemas/One", 2: "#/components/schemas/Two" },
      },
    });
  });

  it("names none if a variant has no title, and none in other documents", () => {
    const { title: _, ...untitled } = variant("Two", "2");
    const definer = new Definer({ prefix: "#/components/schemas/", discriminators: true });
    expect(Object.keys(definer.plain({ anyOf: [variant("One", "1"), untitled] }))).toEqual(["anyOf"]);
    expect(Object.keys(inDocument().plain(union))).toEqual(["anyOf"]);
  });
});
