import type { Context } from "../../../src/index.js";
import { audienceLimitInstanceForPushPeriodic } from "../../../src/rules/audience-limit/instance-for-push-periodic.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const oneTime = ["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const;

const total = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL", limit: 1000 };
const instance = { ...total, frequency: "INSTANCE" };

const path = "campaign_audience_limit.frequency";

/** It is unknown which frequency was meant. */
const frequency = { path, fix: "none" as const };

testRule(audienceLimitInstanceForPushPeriodic, {
  context,
  violations: [frequency],
  valid: {
    "a cap for each instance of a periodic Push": requestOf("PUSH PERIODIC", { campaign_audience_limit: instance }),
    ...each(deliveryTypesBut(...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY"), "a cap in total", (type) =>
      requestOf(type, { campaign_audience_limit: total }),
    ),
    ...each(oneTime, "a cap without a frequency", (type) =>
      requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 1000 } }),
    ),
    ...each(deliveryTypes, "no cap", (type) => requestOf(type)),
  },
  invalid: {
    ...each(
      deliveryTypesBut("PUSH PERIODIC", ...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY"),
      "a cap for each instance",
      (type) => requestOf(type, { campaign_audience_limit: instance }),
    ),
    // Otherwise one-time campaigns have no frequency at all.
    ...each(oneTime, "a cap for each instance, which may have a frequency", (type) => ({
      body: requestOf(type, { campaign_audience_limit: instance }),
      context: { ...context, rules: { "audience-limit.absent-for-one-time": "off" } },
    })),
    "a cap for each instance that lacks its limit": {
      body: requestOf("EMAIL PERIODIC", {
        campaign_audience_limit: { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "INSTANCE" },
      }),
      violations: [{ rule: "audience-limit.limit-required", path: "campaign_audience_limit.limit" }, frequency],
    },
    // Rules that would silence this one do not if they are overridden.
    "a cap for each instance, as the gate is turned off": {
      body: requestOf("EMAIL PERIODIC", { campaign_audience_limit: instance }),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
    },
    "a cap for each instance, as the gate only warns": {
      body: requestOf("EMAIL PERIODIC", { campaign_audience_limit: instance }),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
    },
    "a cap for each instance of a live activity that may have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: instance }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
    },
    "a cap for each instance of a live activity that should not have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: instance }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "warning" } },
    },
    "a disabled cap for each instance, about which the rule is turned off": {
      body: requestOf("EMAIL PERIODIC", {
        campaign_audience_limit: { is_campaign_audience_limit_enabled: false, frequency: "INSTANCE" },
      }),
      context: { ...context, rules: { "audience-limit.absent-when-disabled": "off" } },
    },
  },
});
