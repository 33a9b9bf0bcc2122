import fc from "fast-check";
import { createRequest } from "../../src/arbitraries/index.js";
import { components } from "../../src/generated/members.js";
import type { Feature, UpdateContext } from "../../src/index.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "./fixtures.js";
import { mutated } from "./mutations.js";
import { finalStates, type Members, openStates } from "./updates.js";

/** The features of the workspace in most contexts. */
export const features: Feature[] = [
  "AUDIENCE_LIMIT",
  "QUEUING",
  "PRODUCT_SETS",
  "DOUBLE_OPT_IN",
  "BRAND_DEDUPLICATION",
];

const seeds = [...fixturesIn<ValidFixture>("create/valid"), ...fixturesIn<InvalidFixture>("create/invalid")]
  .map(([, { body }]) => body)
  .filter((body) => typeof body === "object");

/** The members that an update merges into the stored campaign. */
export const MERGED = ["channel", "campaign_delivery_type", "connector", ...components];

/** The stored campaign after an update, as documented for the policy. */
export function mergedOf(stored: Members, patch: Members, policy: "component" | "member" | undefined): Members {
  const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const merged: Record<string, unknown> = { ...stored };
  for (const name of MERGED.filter((member) => Object.hasOwn(patch, member))) {
    const [before, after] = [stored[name], patch[name]];
    const isByMember = policy === "member" && isObject(before) && isObject(after);
    merged[name] = isByMember ? { ...(before as object), ...(after as object) } : after;
  }
  return merged;
}

/** A valid create request, used as a stored campaign. */
export const valid = createRequest({ features }) as fc.Arbitrary<unknown> as fc.Arbitrary<Members>;

const any = fc.oneof(valid, mutated(seeds, 3, valid)) as fc.Arbitrary<Members>;

/** A patch with some members of a campaign; often one of them lacks one of its own members. */
export const cut = (campaign: Members) =>
  fc.tuple(fc.subarray(MERGED), fc.nat(), fc.boolean()).map(([names, which, isPartial]) => {
    const sent = names.filter((name) => Object.hasOwn(campaign, name)).map((name) => [name, campaign[name]] as const);
    const patch: Record<string, unknown> = Object.fromEntries(sent);
    const [name, value] = sent[which % Math.max(1, sent.length)] ?? [];
    if (!isPartial || name === undefined || typeof value !== "object" || value === null || Array.isArray(value))
      return patch;
    const entries = Object.entries(value);
    return { ...patch, [name]: Object.fromEntries(entries.filter((_, index) => index !== which % entries.length)) };
  });

/** A stored campaign, and a patch with members of that campaign or of another one. */
export const situation = fc
  .tuple(any, any, fc.boolean())
  .chain(([stored, other, isOwn]) => fc.tuple(fc.constant(stored), cut(isOwn ? stored : other)));

/** Contexts without a campaign. */
export const contexts: fc.Arbitrary<UpdateContext> = fc.record(
  {
    features: fc.constantFrom<Feature[]>(features, [], [...features, "PORTFOLIO", "CAMPAIGN_VERSIONING"]),
    productSets: fc.constantFrom([], ["ps-bestsellers"]),
    policies: fc.record({
      utmCustomKeys: fc.constantFrom("by-operation", "prefix", "any"),
      merge: fc.constantFrom("component", "member"),
    }),
    bounds: fc.constantFrom({}, {}, { maxViolations: 3 }, { maxDepth: 6 }),
    lint: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const anyState = fc.constantFrom(...openStates, ...finalStates);

/** Members that only an update has, valid and invalid. */
const stamps = fc.record(
  {
    request_id: fc.constantFrom<unknown[]>("upd-1", 5),
    updated_by: fc.constantFrom<unknown[]>("jo@example.com", "jo"),
    version_note: fc.constantFrom<unknown[]>("note", null),
    status: fc.constantFrom<unknown[]>("PUBLISH", "STOP"),
  },
  { requiredKeys: [] },
);

/** A patch and a context of any kind. The campaign is in any state; its body is known, unknown or unreadable. */
export const anything = fc
  .tuple(situation, fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, stamps), contexts, anyState)
  .chain(([[stored, patch], stamped, context, state]) => {
    const campaign = fc.constantFrom(
      { state },
      { state, body: stored },
      { state, body: stored },
      { state, body: null },
    );
    return campaign.map((known): [unknown, UpdateContext] => [
      { ...patch, ...stamped },
      { ...context, campaign: known },
    ]);
  });
