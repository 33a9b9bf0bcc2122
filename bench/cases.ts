import fc from "fast-check";
import { createRequest, faultyRequest, faultyRequests } from "../src/arbitraries/index.js";
import type { Context } from "../src/index.js";
import { fixturesIn } from "../test/support/fixtures.js";
import type { Knowledge } from "./peers/peer.js";

/** A body on which verdicts are compared, with what is known of the workspace. */
export interface Case {
  readonly source: "fixture" | "valid" | "one fault" | "about 20 faults";
  readonly name: string;
  readonly text: string;
  readonly knowledge: Knowledge;
}

export interface Cases {
  readonly cases: readonly Case[];
  /** How many were left out because only we support their context: other policies, overrides or bounds. */
  readonly leftOut: number;
}

/** The seed of everything that is random, so that every run has the same bodies. */
export const seed = 20_251_120;

/** All fixtures of the create operation, and about `count` generated bodies. */
export function casesOf(count: number): Cases {
  const drawn = (source: Case["source"], arbitrary: fc.Arbitrary<{ body: unknown; context: Context }>, share: number) =>
    fc.sample(arbitrary, { numRuns: Math.ceil(count * share), seed }).map(({ body, context }, index) => {
      return { source, name: `${source} ${index}`, body, context };
    });
  const all = [
    ...fixtures(),
    ...drawn("valid", validRequest, 0.4),
    ...drawn("one fault", faultyRequest(), 0.4),
    ...drawn("about 20 faults", faultyRequests(20), 0.2),
  ];
  const cases = all.filter(({ context }) => isForAll(context));
  return {
    cases: cases.map(({ source, name, body, context: { features, productSets } }) => {
      return { source, name, text: JSON.stringify(body), knowledge: { features, productSets } };
    }),
    leftOut: all.length - cases.length,
  };
}

const contexts: readonly Context[] = [
  {},
  { features: [] },
  { features: ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION", "PORTFOLIO"] },
  { features: ["PRODUCT_SETS"], productSets: ["ps-1", "ps-2"] },
];

const validRequest = fc
  .constantFrom(...contexts)
  .chain((context) => createRequest(context).map((body) => ({ body: body as unknown, context })));

/** Whether the other libraries support everything in a context. */
function isForAll({ policies, rules, bounds }: Context): boolean {
  return policies === undefined && rules === undefined && bounds?.maxDepth === undefined;
}

interface Fixture {
  readonly body: unknown;
  readonly context: Context;
  /** The body without its fault. */
  readonly valid?: unknown;
}

function fixtures() {
  return ["valid", "invalid", "advice"].flatMap((kind) => {
    return fixturesIn<Fixture>(`create/${kind}`).flatMap(([name, { body, context, valid }]) => {
      const fixture = { source: "fixture" as const, name: `${kind}/${name}`, body, context };
      return valid === undefined
        ? [fixture]
        : [fixture, { ...fixture, name: `${fixture.name}, repaired`, body: valid }];
    });
  });
}
