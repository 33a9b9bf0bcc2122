import fc from "fast-check";
import { expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import type { Context, Feature } from "../../src/index.js";
import { emailBody } from "../structure/rows/email.js";
import { pushBody } from "../structure/rows/push.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { mutated } from "../support/mutations.js";
import { randomRuns } from "../support/random-runs.js";
import { agreeOnCreate } from "./agree.js";
import type { OracleContext } from "./oracle.js";

const runs = randomRuns("DIFFERENTIAL_RUNS", 1, 1000);

const seeds = [
  pushBody,
  emailBody,
  ...fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body),
  ...fixturesIn<InvalidFixture>("create/invalid").map(([, { body }]) => body),
];

const allFeatures: Feature[] = [
  ...(["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"] as const),
  ...(["PORTFOLIO", "CAMPAIGN_VERSIONING"] as const),
];

const context: fc.Arbitrary<Context & OracleContext> = fc.record(
  {
    features: fc.oneof(fc.subarray(allFeatures), fc.constant(allFeatures.filter((feature) => feature !== "PORTFOLIO"))),
    productSets: fc.constantFrom([], ["ps-bestsellers", "ps-1"]),
    policies: fc.record({ utmCustomKeys: fc.constantFrom("by-operation", "prefix", "any") }),
    bounds: fc.constantFrom({}, {}, { maxDepth: 5 }, { maxDepth: 8 }),
  },
  { requiredKeys: [] },
);

it(`agrees with an independent reading of the specification on ${runs} mutated bodies`, { timeout: 3_600_000 }, () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(mutated(seeds, 5, createRequest({ features: allFeatures })), context, (body, given) => {
      seen[agreeOnCreate(body, given) ? "accepted" : "refused"]++;
    }),
    { numRuns: runs },
  );
  console.log(`differential: ${seen.accepted} accepted, ${seen.refused} refused`);
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(runs / 50);
});
