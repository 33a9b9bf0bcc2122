import type { StandardJSONSchemaV1 } from "@standard-schema/spec";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { jsonSchemaDocument } from "../../src/documents/json-schema.js";
import type { CreateRequest } from "../../src/index.js";
import { createRequestSchema, updateRequestSchema } from "../../src/standard/index.js";
import { budget } from "../support/budget.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { mutated } from "../support/mutations.js";

const schemas = {
  "create-request": createRequestSchema()["~standard"].jsonSchema,
  "update-request": updateRequestSchema()["~standard"].jsonSchema,
} as const;

const names = Object.keys(schemas) as (keyof typeof schemas)[];

it("has the types that the standard asks for", () => {
  const schema = createRequestSchema();
  expectTypeOf(schema).toExtend<StandardJSONSchemaV1<CreateRequest>>();
  expectTypeOf<StandardJSONSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<CreateRequest>();
  expect(schema["~standard"].jsonSchema).toBeTypeOf("object");
});

describe.each(names)("the JSON Schema of %s", (name) => {
  const { input, output } = schemas[name];

  it("is our document for draft 2020-12, of what comes in as of what goes out", () => {
    expect(input({ target: "draft-2020-12" })).toEqual(jsonSchemaDocument(name));
    expect(output({ target: "draft-2020-12" })).toEqual(jsonSchemaDocument(name));
  });

  it("is made anew with each call", () => {
    const one = input({ target: "draft-2020-12" });
    one["title"] = "Mine";
    expect(input({ target: "draft-2020-12" })).not.toEqual(one);
  });

  it("has all references inside it for draft 7 too", () => {
    const schema = input({ target: "draft-07" });
    expect(schema["$schema"]).toBe("http://json-schema.org/draft-07/schema#");
    expect(JSON.stringify(schema)).not.toContain("$defs");
    expect(() => new Ajv({ strict: true }).compile(schema)).not.toThrow();
  });

  it.each(["openapi-3.0", "draft-04", "constructor"])("there is none for %s", (target) => {
    expect(() => input({ target })).toThrow(
      new TypeError(`there is no JSON Schema for the target "${target}", only for draft-2020-12, draft-07`),
    );
    expect(() => output({ target })).toThrow(TypeError);
  });
});

/** What 2020-12 says is held against the engine where the documents are made. */
describe.each(names)("draft 7 says of %s what 2020-12 says", (name) => {
  const { input } = schemas[name];
  const isValid2020 = new Ajv2020({ strict: true }).compile(input({ target: "draft-2020-12" }));
  const isValid07 = new Ajv({ strict: true }).compile(input({ target: "draft-07" }));
  const bodies = ["valid", "invalid"].flatMap((folder) => fixturesIn<ValidFixture>(`create/${folder}`));

  it.each(bodies)("%s", (_, { body }) => {
    expect(isValid07(body)).toBe(isValid2020(body));
  });

  it("and of whatever else", () => {
    const counts = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(mutated(bodies.map(([, { body }]) => body)), (body) => {
        const isValid = isValid2020(body);
        counts[isValid ? "valid" : "invalid"]++;
        expect(isValid07(body)).toBe(isValid);
      }),
      { numRuns: budget(200, 500) },
    );
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
  });
});

it("no JSON Schema is given of updates whose components are merged by member", () => {
  const { jsonSchema } = updateRequestSchema({ policies: { merge: "member" } })["~standard"];
  expect(() => jsonSchema.input({ target: "draft-2020-12" })).toThrow(TypeError);
});
