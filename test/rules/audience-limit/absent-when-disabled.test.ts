import type { Context } from "../../../src/index.js";
import { audienceLimitAbsentWhenDisabled } from "../../../src/rules/audience-limit/absent-when-disabled.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const oneTime = ["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const;

const disabled = { is_campaign_audience_limit_enabled: false };
const complete = { ...disabled, metric: "SENT", frequency: "TOTAL", limit: 1000 };

function capped(cap: object) {
  return requestOf("PUSH DEVICE_TRIGGERED", { campaign_audience_limit: cap });
}

const metric = { path: "campaign_audience_limit.metric" };
const frequency = { path: "campaign_audience_limit.frequency" };
const limit = { path: "campaign_audience_limit.limit" };

testRule(audienceLimitAbsentWhenDisabled, {
  context,
  violations: [limit],
  valid: {
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "a disabled cap without other members", (type) =>
      requestOf(type, { campaign_audience_limit: disabled }),
    ),
    ...each(oneTime, "an enabled cap with its limit", (type) =>
      requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 1000 } }),
    ),
    ...each(deliveryTypesBut(...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY"), "an enabled cap with all members", (type) =>
      requestOf(type, { campaign_audience_limit: { ...complete, is_campaign_audience_limit_enabled: true } }),
    ),
    "a disabled cap with a member that the service does not know": capped({ ...disabled, metrics: "SENT" }),
    ...each(deliveryTypes, "no cap", (type) => requestOf(type)),
  },
  invalid: {
    // This rule also reports each member once on a one-time campaign.
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "a disabled cap with all members", (type) => ({
      body: requestOf(type, { campaign_audience_limit: complete }),
      violations: [metric, frequency, limit],
    })),
    "a disabled cap with a metric": { body: capped({ ...disabled, metric: "SENT" }), violations: [metric] },
    "a disabled cap with a frequency": { body: capped({ ...disabled, frequency: "TOTAL" }), violations: [frequency] },
    "a disabled cap with the least limit": capped({ ...disabled, limit: 1 }),
    "a disabled cap for each instance, which is an error anyway": {
      body: capped({ ...disabled, frequency: "INSTANCE" }),
      violations: [frequency],
    },
    "a disabled cap with a metric on a one-time campaign": {
      body: requestOf("EMAIL ONE_TIME", { campaign_audience_limit: { ...disabled, metric: "SENT" } }),
      violations: [metric],
    },
    // Rules that would silence this one do not if they are overridden.
    "a limit, as the gate is turned off": {
      body: capped({ ...disabled, limit: 1000 }),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
    },
    "a limit, as the gate only warns": {
      body: capped({ ...disabled, limit: 1000 }),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
    },
    "a limit on a live activity that may have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: { ...disabled, limit: 1000 } }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
    },
    "a limit on a live activity that should not have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: { ...disabled, limit: 1000 } }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "warning" } },
    },
  },
});
