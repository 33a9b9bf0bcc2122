import { describe, expect, it } from "vitest";
import { applyCandidate, candidatesIn } from "../../src/arbitraries/faults/structural.js";
import type { Members } from "../../src/arbitraries/from-schema.js";
import { type Segment, type Violation, validateCreate } from "../../src/index.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";

const fixtures = fixturesIn<ValidFixture>("create/valid");

/** Values of every type, and no value. */
const replacements = [undefined, null, true, 0.123, "Ä", [], {}];

/** The rules of the structural violations that any replacement causes at a place. */
function rulesAt(body: unknown, place: readonly Segment[], context: ValidFixture["context"]): string[] {
  const isHere = ({ segments }: Violation) => JSON.stringify(segments) === JSON.stringify(place);
  const found = replacements.flatMap((value) => {
    return validateCreate(withValue(body, place, value), context).violations.filter(isHere);
  });
  return [...new Set(found.map(({ rule }) => rule).filter((rule) => rule.startsWith("structure.")))].sort();
}

describe.each(fixtures)("the ways to break the structure of %s", (_, { body, context }) => {
  const candidates = candidatesIn(body as Members);

  it("are all those that the engine notices", () => {
    for (const place of placesOf(body)) {
      const here = candidates.filter((candidate) => JSON.stringify(candidate.place) === JSON.stringify(place));
      // The replacements have no number that is too large.
      const rules = new Set<string>(here.map(({ rule }) => rule).filter((rule) => rule !== "structure.range"));
      const noticed = rulesAt(body, place, context).filter((rule) => rule !== "structure.range");
      expect([...rules].sort(), place.join(".")).toEqual(noticed);
    }
  });

  it("break one rule at one place with each of their values", () => {
    for (const candidate of candidates) {
      const { rule, place, values } = candidate;
      for (let what = 0; what < Math.max(values.length, 1); what++) {
        const broken = structuredClone(body) as Members;
        applyCandidate(broken, candidate, what);
        const found = validateCreate(broken, context).violations.map((one) => [one.rule, one.segments]);
        expect(found, `${rule} ${place.join(".")} ${JSON.stringify(values[what])}`).toEqual([[rule, place]]);
      }
    }
  });
});

describe("the values that are nearly in an enumeration", () => {
  /** The values for the enumeration of a member, in all valid fixtures. */
  function valuesOf(name: string): ReadonlySet<unknown> {
    const candidates = fixtures.flatMap(([, { body }]) => candidatesIn(body as Members));
    const ofName = candidates.filter(({ rule, place }) => rule === "structure.enum" && place.at(-1) === name);
    return new Set(ofName.flatMap(({ values }) => values));
  }

  it("differ from an allowed text in case, by a space or by the first letter, or are other texts", () => {
    const near = ["push", "PUSH ", "USH", "email", "EMAIL ", "MAIL"];
    expect(valuesOf("channel")).toEqual(new Set([...near, "", "toString", "x"]));
    const nearTrigger = ["entry", "ENTRY ", "NTRY", "exit", "EXIT ", "XIT", "DWELL", "dwell ", "well"];
    expect(valuesOf("triggered_at")).toEqual(new Set([...nearTrigger, "", "toString", "x"]));
  });

  it("are other numbers", () => {
    expect(valuesOf("relevance_score")).toEqual(new Set([-1, 0.25, 1.5, 1e21]));
  });
});
