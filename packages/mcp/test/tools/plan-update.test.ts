import { planUpdate, validateUpdate } from "campaign-rules";
import { createRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { applyPatch } from "rfc6902";
import { expect, it } from "vitest";
import { call } from "../support/call.js";
import { connect } from "../support/connect.js";
import { slips } from "../support/slips.js";

const client = await connect();
const plan = (args: Record<string, unknown>) => call(client, "plan_update", args);

type Request = Record<string, unknown>;

/** A campaign as a service stores it. */
function campaignFrom(request: object): Request {
  const { request_id: _, created_by: __, ...campaign } = request as Request;
  return campaign;
}

const options = { features: [], lint: true, channel: "EMAIL", deliveryType: "ONE_TIME" } as const;
const campaigns = fc.sample(createRequest(options), { seed: 1, numRuns: 100 }).map(campaignFrom);
const [first = {}] = campaigns;
const context = { features: [] };

it("plan_update plans like planUpdate, and the update is valid", async () => {
  let sent = 0;
  for (const desired of campaigns) {
    const answer = await plan({ stored: first, desired, state: "DRAFT", context });
    const { patch } = answer;
    const planned = planUpdate(first, desired, { ...context, lint: true, campaign: { state: "DRAFT" } });
    expect([answer.ok, answer.errors]).toEqual([planned.ok, planned.violations.length]);
    if (!planned.ok) continue;
    expect([answer.changes, answer.members]).toEqual([planned.changes, planned.patch && Object.keys(planned.patch)]);
    if (patch === undefined) continue;
    expect(patch).toEqual(planned.patch);
    const update = { request_id: "r-1", ...patch };
    expect(validateUpdate(update, { ...context, campaign: { state: "DRAFT", body: first } }).ok).toBe(true);
    sent++;
  }
  expect(sent).toBeGreaterThan(5);
});

it("plan_update says if there is nothing to do", async () => {
  const { ok, changes, patch } = await plan({ stored: first, desired: first });
  expect([ok, changes, patch]).toEqual([true, false, undefined]);
});

it("plan_update names everything that forbids the update", async () => {
  const desired = { ...first, segmentation_details: { is_all_user_campaign: false }, connector: undefined };
  const stored = { ...first, segmentation_details: { is_all_user_campaign: true } };
  const { ok, status, findings } = await plan({
    stored,
    desired: JSON.parse(JSON.stringify(desired)) as unknown,
    state: "ACTIVE",
    context,
  });
  expect([ok, status]).toEqual([false, 400]);
  expect(findings?.filter(({ severity }) => severity === "error").map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "audience.not-empty segmentation_details.included_filters",
    "update.segmentation-details-unchanged segmentation_details",
    "plan.member-kept connector",
  ]);
});

it("plan_update returns fixes that apply to the desired campaign", async () => {
  let repaired = 0;
  for (const { body } of fc.sample(slips, { seed: 1, numRuns: 40 })) {
    const desired = campaignFrom(body as object);
    const stored = { channel: desired["channel"], campaign_delivery_type: desired["campaign_delivery_type"] };
    const { errors = 0, findings = [] } = await plan({ stored, desired, context });
    for (const { fix, severity } of findings) {
      if (fix === undefined || severity === "warning") continue;
      const whole = { desired: structuredClone(desired) };
      const moved = fix.map((one) => ({ ...one, path: `/desired${one.path}` }));
      expect(applyPatch(whole, moved as Parameters<typeof applyPatch>[1])).toEqual(fix.map(() => null));
      const after = await plan({ stored, desired: whole.desired, context });
      expect(after.errors).toBeLessThan(errors);
      repaired++;
    }
  }
  expect(repaired).toBeGreaterThan(20);
});

it("plan_update leaves out a long update, but names its members", async () => {
  const { basic_details: details } = first;
  const desired = { ...first, basic_details: { ...(details as object), tags: Array<string>(500).fill("long enough") } };
  const { ok, members, patch, truncated } = await plan({ stored: first, desired, context });
  expect([ok, members, patch, truncated]).toEqual([true, ["basic_details"], undefined, true]);
});

const missing = "both stored and desired must be given";
const twoStored = "only one of stored and stored_path may be given";
const repeats = ':1:8: the key "a" is repeated; it first appears at line 1, column 2';
const digits = '{"a":900719925474099';
const lost = "desired:1:6: 9007199254740993 would lose digits; leave it out of both campaigns, and compare it yourself";
it.each<[string, args: Record<string, unknown>, refused: string]>([
  ["no desired campaign", { stored: {} }, missing],
  ["no stored campaign", { desired: {} }, missing],
  ["two stored campaigns", { stored: {}, stored_path: "a", desired: {} }, twoStored],
  ["malformed text", { stored: "{", desired: {} }, 'stored: it is not valid JSON: the closing "}" is missing'],
  ["a stored campaign that repeats a key", { stored: '{"a":1,"a":2}', desired: {} }, `stored${repeats}`],
  ["a desired campaign that repeats a key", { stored: {}, desired: '{"a":1,"a":2}' }, `desired${repeats}`],
  ["numbers that would lose digits", { stored: `${digits}2}`, desired: `${digits}3}` }, lost],
])("plan_update rejects %s", async (_, args, refused) => {
  expect(await plan(args)).toEqual({ refused });
});
