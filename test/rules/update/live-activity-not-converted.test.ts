import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { liveActivityNotConverted } from "../../../src/rules/update/live-activity-not-converted.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { byMember, inStates, openStates, updating } from "../../support/updates.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const LIVE = "BROADCAST_LIVE_ACTIVITY";

type Members = Record<string, unknown>;

/** Everything that a live activity needs, so that only the change of the type is wrong. */
const { request_id: _id, created_by: _by, ...toLive } = pushOfType(LIVE) as Members;

const ordinary = pushTypes.filter((type) => type !== LIVE);

function refused(stored: string) {
  return [{ path: "campaign_delivery_type", params: { deliveryType: LIVE, stored } }];
}

testUpdateRule(liveActivityNotConverted, {
  valid: {
    ...each(ordinary, (type) => [
      `a draft that stays ${type}`,
      { patch: { campaign_delivery_type: type }, context: updating("DRAFT", pushOfType(type)) },
    ]),
    ...each(ordinary, (type) => [
      `a draft that becomes ${type}`,
      {
        patch: pushOfType(type, { request_id: undefined, created_by: undefined }),
        context: updating("DRAFT", pushOfType(type === "ONE_TIME" ? "PERIODIC" : "ONE_TIME")),
      },
    ]),
    ...each(ordinary, (type) => [
      `a live activity that becomes ${type}`,
      {
        patch: pushOfType(type, { request_id: undefined, created_by: undefined }),
        context: updating("DRAFT", pushOfType(LIVE)),
      },
    ]),
    ...inStates(openStates, "a live activity that stays one", (state) => ({
      patch: { campaign_delivery_type: LIVE, advanced: { platform_level_priority: {} } },
      context: updating(state, pushOfType(LIVE)),
    })),
    "an unknown draft": { patch: toLive, context: updating("DRAFT") },
    "no campaign": { patch: toLive },
    "a draft without a type": {
      patch: toLive,
      context: updating("DRAFT", pushOfType("ONE_TIME", { campaign_delivery_type: undefined })),
    },
    ...each([null, 5, "", "ONCE", "broadcast_live_activity", ["ONE_TIME"]], (campaign_delivery_type) => [
      `a draft of an unknown type: ${JSON.stringify(campaign_delivery_type)}`,
      { patch: toLive, context: updating("DRAFT", pushOfType("ONE_TIME", { campaign_delivery_type })) },
    ]),
  },
  invalid: {
    ...each(ordinary, (type) => [
      `a draft of type ${type}`,
      { patch: toLive, context: updating("DRAFT", pushOfType(type)), violations: refused(type) },
    ]),
    ...inStates(openStates, "in every state", (state) => ({
      patch: { campaign_delivery_type: LIVE, basic_details: toLive["basic_details"] },
      context: updating(state, pushOfType("ONE_TIME")),
      violations: refused("ONE_TIME"),
    })),
    ...each(emailTypes, (type) => [
      `an Email draft of type ${type} that also changes its channel`,
      { patch: toLive, context: updating("DRAFT", emailOfType(type)), violations: refused(type) },
    ]),
    "merging by member": {
      patch: {
        campaign_delivery_type: LIVE,
        basic_details: { platforms: ["IOS"], broadcast_live_activity_id: "la-cup-final" },
      },
      context: updating("DRAFT", pushOfType("ONE_TIME"), byMember),
      violations: refused("ONE_TIME"),
    },
    "only the type, before violations about what it needs": {
      patch: { campaign_delivery_type: LIVE },
      context: updating("DRAFT", pushOfType("ONE_TIME", { "basic_details.platforms": ["IOS", "WEB"] })),
      violations: [
        ...refused("ONE_TIME"),
        {
          rule: "basic-details.live-activity-ios-only",
          path: "basic_details.platforms",
          params: { others: ["WEB"] },
          origin: "stored",
        },
        { rule: "basic-details.live-activity-id-required", path: "basic_details.broadcast_live_activity_id" },
      ],
    },
  },
});

it.each([
  ["an unknown draft", updating("DRAFT"), ["unknown"]],
  ["a known draft", updating("DRAFT", pushOfType(LIVE)), []],
  ["an unknown campaign that is not a draft", updating("ACTIVE"), ["unknown"]],
])("is undecided only if the stored campaign decides: %s", (_, context, reasons) => {
  const { skipped } = validateUpdate(toLive, context);
  expect(skipped.filter(({ rule }) => rule === liveActivityNotConverted.id).map(({ reason }) => reason)).toEqual(
    reasons,
  );
});
