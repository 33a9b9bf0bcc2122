import { expect, it } from "vitest";
import * as catalogue from "../src/catalogue/index.js";
import * as schemas from "../src/documents/index.js";
import { createRequestSchema, updateRequestSchema } from "../src/standard/index.js";

/** Every object in a value, with the way to it. */
function* objectsIn(value: unknown, way: string, seen = new Set<unknown>()): Generator<readonly [string, object]> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  yield [way, value];
  for (const [key, member] of Object.entries(value)) yield* objectsIn(member, `${way}.${key}`, seen);
}

const changeable = (name: string, value: unknown) =>
  [...objectsIn(value, name)].filter(([, object]) => !Object.isFrozen(object)).map(([way]) => way);

it.each([
  ...Object.entries(catalogue).map(([name, value]) => [name, value] as const),
  ...Object.entries(schemas).map(([name, value]) => [name, value] as const),
])("the contents of %s cannot be changed", (name, value) => {
  expect(changeable(name, value)).toEqual([]);
});

it.each(catalogue.rules.map(({ id }) => [id]))("the result of explain for %s cannot be changed", (id) => {
  expect(changeable(id, catalogue.explain(id))).toEqual([]);
});

it("documents are made anew for each caller, who may change them", () => {
  for (const make of [
    () => schemas.jsonSchemaDocument("create-request"),
    () => schemas.openApiDocument(),
    () => createRequestSchema()["~standard"].jsonSchema.input({ target: "draft-2020-12" }),
    () => updateRequestSchema()["~standard"].jsonSchema.input({ target: "draft-07" }),
  ]) {
    const before = JSON.stringify(make());
    const frozen = [...objectsIn(make(), "document")].filter(([, object]) => Object.isFrozen(object));
    expect(frozen).toEqual([]);
    for (const [, object] of objectsIn(make(), "document")) {
      for (const key of Object.keys(object)) delete (object as Record<string, unknown>)[key];
    }
    expect(JSON.stringify(make())).toBe(before);
  }
});
