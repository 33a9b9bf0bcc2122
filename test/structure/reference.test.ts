import fc from "fast-check";
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { mutated } from "../support/mutations.js";
import { structural } from "../support/structural.js";
import { emailBody } from "./rows/email.js";
import { pushBody } from "./rows/push.js";

/** A schema without formats: those have tables of their own, and TypeBox knows two of the names otherwise. */
function withoutFormats(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "format" && typeof value === "string" ? undefined : value,
    ),
  ) as object;
}

const reference = Compile(withoutFormats(CreateRequest));

const seeds = [pushBody, emailBody, ...fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body)];

describe("TypeBox's own compiled check is the reference", () => {
  it.each(seeds.map((seed, index) => [index, seed]))("seed %i is accepted by both", (_, seed) => {
    expect(reference.Check(seed)).toBe(true);
    expect(structural(seed)).toEqual([]);
  });

  it("nothing is wrong with a mutated body if and only if it passes", () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(mutated(seeds), (body) => {
        const violations = structural(body).filter(({ rule }) => rule !== "structure.format");
        const accepted = reference.Check(body);
        seen[accepted ? "accepted" : "refused"]++;
        expect(violations.length === 0, JSON.stringify(violations)).toBe(accepted);
      }),
      { numRuns: 20_000 },
    );
    // A property that only ever sees one verdict proves little.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(2000);
  });
});
