import { describe, expect, it } from "vitest";
import { deliveryTypes } from "../../src/generated/members.js";
import { validateUpdate } from "../../src/index.js";
import { segmentsOf, withValue } from "../support/json.js";
import { faults, structural } from "../support/structural.js";
import { emailBody } from "./bodies/email.js";
import { pushBody } from "./bodies/push.js";

const filter = "segmentation_details.included_filters.filters[0]";

describe("a misspelt discriminator is one violation, with the allowed values and the one that was meant", () => {
  it.each([
    ["channel", "push", ["PUSH", "EMAIL"], "PUSH"],
    ["channel", "Pusch", ["PUSH", "EMAIL"], "PUSH"],
    [`${filter}.filter_type`, "user_attribute", ["user_attributes", "actions", "custom_segments"], "user_attributes"],
    [`${filter}.filter_type`, "customSegments", ["user_attributes", "actions", "custom_segments"], "custom_segments"],
    [`${filter}.data_type`, "String", ["string", "double", "datetime", "bool"], "string"],
  ])("%s: %j", (path, value, allowed, nearest) => {
    expect(structural(withValue(pushBody, segmentsOf(path), value))).toMatchObject([
      { rule: "structure.enum", path, params: { allowed, received: value, nearest } },
    ]);
  });

  it("a channel in the wrong case is one violation, too, and the body is checked for that channel", () => {
    expect(faults(withValue(emailBody, ["channel"], "Email"))).toEqual(["enum channel"]);
    const found = faults(withValue(pushBody, ["channel"], "Email"));
    expect(found).toEqual(["enum channel", ...faults({ ...pushBody, channel: "EMAIL" })]);
    expect(found).toContain("required connector");
  });

  it("a value that is close to no allowed value gets no suggestion", () => {
    const [violation] = structural(withValue(pushBody, ["channel"], "TELEGRAM"));
    expect(violation?.params).toEqual({ allowed: ["PUSH", "EMAIL"], received: "TELEGRAM" });
  });

  it.each([
    [null, "null"],
    [7, "number"],
    [true, "boolean"],
    [[], "array"],
    [{}, "object"],
  ])("channel: %j is of the wrong type", (value, received) => {
    expect(structural(withValue(pushBody, ["channel"], value))).toMatchObject([
      { rule: "structure.type", path: "channel", params: { expected: "string", received, allowed: ["PUSH", "EMAIL"] } },
    ]);
  });

  it("an absent filter_type is one violation, whatever else the filter lacks", () => {
    expect(faults(withValue(pushBody, segmentsOf(filter), {}))).toEqual([`required ${filter}.filter_type`]);
  });

  it("a bare group is not a filter", () => {
    const group = { filter_operator: "and", filters: [] };
    expect(faults(withValue(pushBody, segmentsOf(filter), group))).toEqual([`required ${filter}.filter_type`]);
  });
});

// The delivery types and other values that are reported are in test/oracle/channel.test.ts.
describe("with an unknown channel", () => {
  it.each(["SOON", 5, true])("the delivery types of both channels are allowed, and not %j", (type) => {
    const body = { ...pushBody, connector: {}, channel: "?", campaign_delivery_type: type };
    const [channel, ...found] = structural(body);
    expect(channel?.path).toBe("channel");
    expect(found).toMatchObject([{ path: "campaign_delivery_type", params: { allowed: deliveryTypes } }]);
  });

  it.each([
    [2, ["campaign_content.locales", "campaign_content.content"]],
    [3, []],
  ])("the depth of keyed content is checked, but not what is in it: %i levels", (maxDepth, expected) => {
    const campaign_content = { locales: ["en"], content: { en: { push: { android: {} } } } };
    const { violations } = validateUpdate({ campaign_content }, { bounds: { maxDepth } });
    expect(violations.map(({ path }) => path)).toEqual(expected);
  });
});

describe("members of the other channel", () => {
  it("delivery types that only Push has are rejected on Email", () => {
    const types = ["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];
    for (const type of [...types, "device_triggered"]) {
      expect(faults({ ...pushBody, campaign_delivery_type: type })).toHaveLength(types.includes(type) ? 0 : 1);
      const [violation, ...others] = structural({ ...emailBody, campaign_delivery_type: type });
      expect([violation?.message, others]).toEqual([
        'campaign_delivery_type must be one of "ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED" on ' +
          `Email, but is "${type}", which is for Push only`,
        [],
      ]);
    }
  });
});
