import fc from "fast-check";
import { expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import type { Context, Feature } from "../../src/index.js";
import { longBudget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { agreeOnCreate } from "./agree.js";
import { type OracleContext, oracleCreate } from "./oracle.js";
import { levelDraw, levelsFor } from "./random-levels.js";
import { withUndefined } from "./random-undefined.js";
import { seeds } from "./seeds.js";

const runs = longBudget(80, 10_000);

const allFeatures: Feature[] = [
  ...(["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"] as const),
  ...(["PORTFOLIO", "CAMPAIGN_VERSIONING"] as const),
];

const context: fc.Arbitrary<OracleContext> = fc.record(
  {
    features: fc.oneof(fc.subarray(allFeatures), fc.constant(allFeatures.filter((feature) => feature !== "PORTFOLIO"))),
    productSets: fc.constantFrom([], ["ps-bestsellers", "ps-1"]),
    policies: fc.record(
      {
        utmCustomKeys: fc.constantFrom("by-operation", "prefix", "any"),
        scheduleOffset: fc.constantFrom("refuse", "zero"),
      },
      { requiredKeys: [] },
    ),
    bounds: fc.constantFrom({}, {}, { maxDepth: 5 }, { maxDepth: 8 }),
  },
  { requiredKeys: [] },
);

it(`agrees with an independent reading of the specification on ${runs} mutated bodies`, () => {
  const seen = { accepted: 0, refused: 0 };
  forAll(
    runs,
    withUndefined(mutated(seeds, 5, createRequest({ features: allFeatures }))),
    context,
    levelDraw,
    (body, given, draw) => {
      const levels = levelsFor(draw, oracleCreate(body, given).violations);
      const { code } = agreeOnCreate(body, { ...given, ...levels } as Context & OracleContext);
      seen[code === undefined ? "accepted" : "refused"]++;
    },
  );
  console.log(`differential: ${seen.accepted} accepted, ${seen.refused} refused`);
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(runs / 50);
});
