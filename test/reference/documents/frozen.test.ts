import { expect, it } from "vitest";
import { createRequestSchema, updateRequestSchema } from "../../../src/adapters/standard.js";
import * as schemas from "../../../src/reference/schemas.js";
import { changeable, objectsIn } from "../../support/objects-in.js";

it.each(Object.entries(schemas).map(([name, value]) => [name, value] as const))(
  "the contents of %s cannot be changed",
  (name, value) => {
    expect(changeable(name, value)).toEqual([]);
  },
);

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
