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
import { storedPush } from "../../support/updates.js";

const TYPE = "campaign_delivery_type";

/** Invalid on Email only. */
const located = { [TYPE]: "LOCATION_TRIGGERED" };

const { campaign_audience_limit: _, ...stored } = storedPush();
const { channel: _channel, ...unnamed } = stored;

function pathsOf(patch: object, campaign: CampaignContext) {
  return validateUpdate(patch, { campaign }).violations.map(({ path }) => path);
}

describe("the channel of the campaign", () => {
  it.each<[string, object, CampaignContext, string[]]>([
    ["is not known by default", located, {}, []],
    ["decides for which channel a patch is checked", located, { channel: "EMAIL" }, [TYPE]],
    [
      "comes before the channel that the members imply",
      { connector: 5, advanced: 5 },
      { channel: "PUSH" },
      ["advanced"],
    ],
    ["comes after the channel of the patch", { channel: "EMAIL", ...located }, { channel: "PUSH" }, [TYPE]],
    [
      "comes after a channel of the patch that is misspelt",
      { channel: "email", ...located },
      { channel: "PUSH" },
      ["channel", TYPE],
    ],
    [
      "is hidden by a wrong channel of the patch, like the stored channel",
      { channel: "SMS", ...located },
      { channel: "EMAIL" },
      ["channel"],
    ],
    ["comes after the channel of the stored body", { advanced: 5 }, { channel: "EMAIL", body: stored }, ["advanced"]],
    [
      "comes before the members of a stored body without a channel",
      { advanced: 5, connector: 5 },
      { channel: "EMAIL", body: unnamed },
      [
        "channel",
        "basic_details.content_type",
        "basic_details.user_attribute_identifier",
        "connector",
        "campaign_content.content.email",
      ],
    ],
    [
      "comes before a member that only the other channel has",
      { basic_details: { name: "n", content_type: 5 } },
      { channel: "PUSH" },
      ["basic_details.platforms", "basic_details.platform_specific_details"],
    ],
    ["changes nothing for a patch that publishes", { status: "PUBLISH" }, { channel: "EMAIL" }, []],
  ])("%s", (_, patch, campaign, expected) => {
    expect(pathsOf(patch, campaign)).toEqual(expected);
  });

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

describe("an update without a channel", () => {
  const ofBoth = { name: "n", business_event: "b", tags: [], team: "t" };

  it.each<[string, object, CampaignContext, string[]]>([
    ["accepts a delivery type of either channel", located, {}, []],
    ["rejects one of neither", { [TYPE]: "SOON" }, {}, [TYPE]],
    ["rejects one of neither, with a stored campaign", { [TYPE]: "SOON" }, { body: stored }, [TYPE]],
    ["rejects a delivery type that is no text", { [TYPE]: 5 }, {}, [TYPE]],
    ["rejects null", { [TYPE]: null }, {}, [TYPE]],
    ["accepts details that both channels have", { basic_details: ofBoth }, {}, []],
    [
      "is of Email if it has a detail that only Email has",
      { ...located, basic_details: { ...ofBoth, content_type: "PROMOTIONAL", subscription_category: "s" } },
      {},
      [TYPE, "basic_details.user_attribute_identifier"],
    ],
    [
      "is of Push if it has a detail that only Push has, whatever its type",
      { ...located, basic_details: { ...ofBoth, send_to_triggered_platform_only: null } },
      {},
      [
        "basic_details.platforms",
        "basic_details.platform_specific_details",
        "basic_details.send_to_triggered_platform_only",
        "basic_details.geofences",
      ],
    ],
    [
      "is of neither if it has details of both",
      { ...located, basic_details: { ...ofBoth, platforms: null, content_type: null } },
      {},
      [],
    ],
    [
      "is of the channel that the merged members tell if its own is wrong",
      { channel: "SMS", ...located, connector: 5 },
      { body: stored },
      ["channel"],
    ],
    [
      "is of the channel that the stored members tell if its own is wrong",
      { channel: "SMS", ...located, delivery_controls: { queuing_enabled: 5 } },
      { body: stored },
      ["channel", "delivery_controls.queuing_enabled", "basic_details.geofences"],
    ],
    ["publishes with a type of either channel", { status: "PUBLISH", ...located }, {}, []],
    [
      "publishes with a type of either channel beside a wrong one",
      { status: "PUBLISH", channel: "email", ...located },
      {},
      ["channel"],
    ],
    ["publishes with no type of neither", { status: "PUBLISH", [TYPE]: "SOON" }, {}, [TYPE]],
    ["publishes with a type of its own channel", { status: "PUBLISH", channel: "EMAIL", ...located }, {}, [TYPE]],
  ])("%s", (_, patch, campaign, expected) => {
    expect(pathsOf(patch, campaign)).toEqual(expected);
  });

  it("gets the delivery types of both channels to choose from", () => {
    const { violations } = validateUpdate({ [TYPE]: "PERIODICAL" });
    expect(violations).toMatchObject([{ params: { allowed: deliveryTypes, nearest: "PERIODIC" } }]);
  });
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
