import type { StandardJSONSchemaV1 } from "@standard-schema/spec";
import { Ajv } from "ajv";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createRequestSchema, updateRequestSchema } from "../../../src/adapters/standard.js";
import type { CreateRequest } from "../../../src/index.js";
import { jsonSchemaDocument } from "../../../src/reference/documents/json-schema.js";

const schemas = {
  "create-request": () => createRequestSchema()["~standard"].jsonSchema,
  "update-request": () => updateRequestSchema()["~standard"].jsonSchema,
} as const;

const names = Object.keys(schemas) as (keyof typeof schemas)[];

it("a schema has the types that the standard requires", () => {
  const schema = createRequestSchema();
  expectTypeOf(schema).toExtend<StandardJSONSchemaV1<CreateRequest>>();
  expectTypeOf<StandardJSONSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<CreateRequest>();
  expect(schema["~standard"].jsonSchema).toBeTypeOf("object");
});

describe.each(names)("the JSON Schema of %s", (name) => {
  const input = (options: StandardJSONSchemaV1.Options) => schemas[name]().input(options);
  const output = (options: StandardJSONSchemaV1.Options) => schemas[name]().output(options);

  it("is our document for draft 2020-12, for both input and output", () => {
    expect(input({ target: "draft-2020-12" })).toEqual(jsonSchemaDocument(name));
    expect(output({ target: "draft-2020-12" })).toEqual(jsonSchemaDocument(name));
  });

  it("is made anew with each call", () => {
    const one = input({ target: "draft-2020-12" });
    one["title"] = "Mine";
    expect(input({ target: "draft-2020-12" })).not.toEqual(one);
  });

  it("has no references to other documents for draft 7 either", () => {
    const schema = input({ target: "draft-07" });
    expect(schema["$schema"]).toBe("http://json-schema.org/draft-07/schema#");
    expect(JSON.stringify(schema)).not.toContain("$defs");
    expect(() => new Ajv({ strict: true }).compile(schema)).not.toThrow();
  });

  it.each(["openapi-3.0", "draft-04", "constructor"])("does not exist for %s", (target) => {
    expect(() => input({ target })).toThrow(
      new TypeError(`there is no JSON Schema for the target "${target}", only for draft-2020-12, draft-07`),
    );
    expect(() => output({ target })).toThrow(TypeError);
  });
});

it.each<[string, () => unknown, string]>([
  ["the context", () => updateRequestSchema(5 as never), "context must be an object"],
  ["its policies", () => updateRequestSchema({ policies: 5 as never }), "policies must be an object"],
  ["the options", () => schemas["create-request"]().input(5 as never), "options must be an object"],
])("a number is rejected instead of %s", (_, use, message) => {
  expect(use).toThrow(new TypeError(message));
});

it("updates whose components are merged by member have no JSON Schema", () => {
  const { jsonSchema } = updateRequestSchema({ policies: { merge: "member" } })["~standard"];
  expect(() => jsonSchema.input({ target: "draft-2020-12" })).toThrow(
    new TypeError('there is no JSON Schema for updates with the policy merge: "member"'),
  );
});
