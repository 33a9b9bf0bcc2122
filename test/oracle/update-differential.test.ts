import fc from "fast-check";
import { expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import type { Feature, UpdateContext } from "../../src/index.js";
import { longBudget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { agreeOnUpdate } from "./agree.js";
import { levelDraw, levelsFor } from "./random-levels.js";
import { withUndefined } from "./random-undefined.js";
import { seeds } from "./seeds.js";
import { COMPONENTS, type OracleUpdateContext, oracleUpdate } from "./update.js";

const runs = longBudget(80, 10_000);

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];

/** A create request with a few mutations, as a stored campaign or as the source of patches. */
const body = withUndefined(mutated(seeds, 3, createRequest({ features })));

type Members = Record<string, unknown>;

const TOP = ["channel", "campaign_delivery_type", "connector", "request_id", ...COMPONENTS];

/** A patch with some members of a campaign, and some that only updates have. */
const cut = (campaign: unknown) =>
  fc
    .record({
      names: fc.subarray([...TOP], { maxLength: 5 }),
      added: fc.record(
        {
          updated_by: fc.constantFrom<unknown[]>("jo@example.com", "jo", 5),
          version_note: fc.constantFrom<unknown[]>("note", "", null, undefined),
          status: fc.constantFrom<unknown[]>("PUBLISH", "PUBLISH", "STOP", "publish", 1, null, undefined),
          request_id: fc.constantFrom<unknown[]>("r-1", 5, undefined),
          channel: fc.constantFrom<unknown[]>("PUSH", "EMAIL", "SMS", " push", "Email", null, undefined),
          campaign_delivery_type: fc.constantFrom<unknown[]>(
            ...["PERIODIC", "BROADCAST_LIVE_ACTIVITY", "ONE_TIME", "SOON", 3, undefined],
          ),
        },
        { requiredKeys: [] },
      ),
      keeps: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ names, added, keeps }) => {
      const source = (typeof campaign === "object" && campaign !== null ? campaign : {}) as Members;
      const sent = names.filter((name) => Object.hasOwn(source, name)).map((name) => [name, source[name]]);
      const extra = Object.entries(added).slice(0, keeps > 5 ? 0 : keeps);
      return { ...Object.fromEntries(sent), ...Object.fromEntries(extra) } as Members;
    });

/** A component with members in another order, or with some left out. */
function rearranged(patch: Members, which: number, drop: number): Members {
  const names = Object.keys(patch);
  const name = names[which % names.length];
  const component = name === undefined ? undefined : patch[name];
  if (name === undefined || typeof component !== "object" || component === null || Array.isArray(component))
    return patch;
  const entries = Object.entries(component).reverse();
  if (drop % 2 === 1) entries.splice((drop >> 1) % Math.max(1, entries.length), 1);
  return { ...patch, [name]: Object.fromEntries(entries) };
}

const situation = fc
  .tuple(body, body, fc.boolean())
  .chain(([stored, other, isOwn]) => {
    return fc.tuple(
      fc.constant(stored),
      cut(isOwn ? stored : other),
      fc.nat(),
      fc.nat(),
      fc.constantFrom("known", "known", "unknown", "odd"),
      fc.constantFrom(undefined, "DRAFT", "DRAFT", "ACTIVE", "ACTIVE", "SCHEDULED", "STOPPED", "ARCHIVED", "OTHER"),
      fc.constantFrom<unknown[]>(null, [], "x", 5),
      fc.constantFrom(undefined, undefined, "PUSH", "EMAIL"),
    );
  })
  .map(([stored, patch, which, drop, knowledge, state, odd, channel]) => {
    const campaign = {
      ...(state !== undefined && { state }),
      ...(channel !== undefined && { channel }),
      ...(knowledge !== "unknown" && { body: knowledge === "odd" && drop % 5 === 0 ? odd : stored }),
    };
    return { patch: rearranged(patch, which, drop), campaign: drop % 17 === 0 ? undefined : campaign };
  });

const settings = fc.record(
  {
    features: fc.constantFrom<Feature[]>(features, [], [...features, "PORTFOLIO"]),
    productSets: fc.constantFrom([], ["ps-bestsellers", "ps-1"]),
    policies: fc.record(
      {
        utmCustomKeys: fc.constantFrom("by-operation", "prefix", "any"),
        merge: fc.constantFrom("component", "component", "member"),
        scheduleOffset: fc.constantFrom("refuse", "zero"),
        drafts: fc.constantFrom("complete", "in-progress"),
      },
      { requiredKeys: [] },
    ),
    bounds: fc.constantFrom({}, {}, {}, { maxDepth: 5 }),
  },
  { requiredKeys: [] },
);

it(`agrees with an independent reading of updates on ${runs} patches`, () => {
  const seen = { accepted: 0, refused: 0 };
  forAll(runs, situation, settings, levelDraw, ({ patch, campaign }, given, draw) => {
    const context = { ...given, ...(campaign && { campaign }) } as OracleUpdateContext;
    const levels = levelsFor(draw, oracleUpdate(patch, context).violations);
    const whole = { ...context, ...levels } as UpdateContext & OracleUpdateContext;
    const { code } = agreeOnUpdate(patch, whole);
    seen[code === undefined ? "accepted" : "refused"]++;
  });
  console.log(`differential of updates: ${seen.accepted} accepted, ${seen.refused} refused`);
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(runs / 50);
});
