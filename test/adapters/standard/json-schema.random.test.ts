import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createRequestSchema, updateRequestSchema } from "../../../src/adapters/standard.js";
import { budget } from "../../support/budget.js";
import { fixturesIn, type ValidFixture } from "../../support/fixtures.js";
import { forAll } from "../../support/for-all.js";
import { mutated } from "../../support/mutations.js";

const schemas = {
  "create-request": createRequestSchema()["~standard"].jsonSchema,
  "update-request": updateRequestSchema()["~standard"].jsonSchema,
} as const;

const names = Object.keys(schemas) as (keyof typeof schemas)[];

/** Tests of the documents compare draft 2020-12 with the engine. */
describe.each(names)("draft 7 gives the same verdicts on %s as draft 2020-12", (name) => {
  const { input } = schemas[name];
  const isValid2020 = new Ajv2020({ strict: true }).compile(input({ target: "draft-2020-12" }));
  const isValid07 = new Ajv({ strict: true }).compile(input({ target: "draft-07" }));
  const bodies = ["valid", "invalid"].flatMap((folder) => fixturesIn<ValidFixture>(`create/${folder}`));

  it.each(bodies)("%s", (_, { body }) => {
    expect(isValid07(body)).toBe(isValid2020(body));
  });

  it("and on other values", () => {
    const counts = { valid: 0, invalid: 0 };
    forAll(budget(200, 500), mutated(bodies.map(([, { body }]) => body)), (body) => {
      const isValid = isValid2020(body);
      counts[isValid ? "valid" : "invalid"]++;
      expect(isValid07(body)).toBe(isValid);
    });
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
  });
});
