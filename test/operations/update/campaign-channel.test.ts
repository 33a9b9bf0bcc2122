import { describe, expect, it } from "vitest";
import { deliveryTypes } from "../../../src/generated/members.js";
import {
  type CampaignContext,
  createValidator,
  defineRule,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import { updateInput } from "../../support/requests.js";

const TYPE = "campaign_delivery_type";

/** Invalid on Email only. */
const located = { [TYPE]: "LOCATION_TRIGGERED" };

// Tables of what decides about the channel are in test/oracle/channel.test.ts.

describe("the channel of the campaign", () => {
  it("skips fewer rules", () => {
    const patch = { basic_details: { name: "Sale" } };
    const skippedWith = (campaign: CampaignContext) => validateUpdate(patch, { campaign }).skipped.length;
    expect(skippedWith({ channel: "EMAIL" })).toBeLessThan(skippedWith({}));
  });

  it("works for validators and whole requests too", () => {
    const campaign = { channel: "EMAIL" } as const;
    const whole = updateInput({ body: located });
    const results = [
      createValidator({ campaign }).update(located),
      createValidator().update(located, campaign),
      createValidator().request(whole, campaign),
      validateRequest(whole, { campaign }),
    ];
    expect(results.map(({ violations }) => violations.map(({ path }) => path))).toEqual(Array(4).fill([TYPE]));
  });
});

it("an update without a channel gets the delivery types of both channels to choose from", () => {
  const { violations } = validateUpdate({ [TYPE]: "PERIODICAL" });
  expect(violations).toMatchObject([{ params: { allowed: deliveryTypes, nearest: "PERIODIC" } }]);
});

describe("a rule that reads the channel", () => {
  const rule = defineRule({
    id: "acme.no-city",
    scope: "user_attributes",
    reads: { values: ["@.name"], presence: ["channel"] },
    message: "must not select by city",
    check: (_, report) => void report(["name"]),
  });
  const city = { filter_type: "user_attributes", data_type: "string", name: "City", operator: "is", value: "Oslo" };
  const segmentation_details = { included_filters: { filter_operator: "and", filters: [city] } };
  const runs = [["acme.no-city"], []];
  const isUndecided = [[], [{ rule: "acme.no-city", reason: "unknown" }]];

  it.each<[string, object, CampaignContext, unknown[]]>([
    ["runs if the patch has a channel", { channel: "PUSH" }, {}, runs],
    ["runs if the members imply the channel", { advanced: {} }, {}, runs],
    ["runs if the context has the channel", {}, { channel: "EMAIL" }, runs],
    ["is not decided if the channel is unknown", {}, {}, isUndecided],
  ])("%s", (_, patch, campaign, expected) => {
    const result = validateUpdate({ ...patch, segmentation_details }, { campaign, customRules: [rule] });
    const skipped = result.skipped.filter((skip) => (skip.rule as string) === rule.id);
    expect([result.violations.map((violation) => violation.rule), skipped]).toEqual(expected);
  });
});
