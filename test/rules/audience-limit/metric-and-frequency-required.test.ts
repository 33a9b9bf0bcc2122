import type { Context } from "../../../src/index.js";
import { audienceLimitMetricAndFrequencyRequired } from "../../../src/rules/audience-limit/metric-and-frequency-required.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const oneTime = ["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const;
const others = deliveryTypesBut(...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY");

const enabled = { is_campaign_audience_limit_enabled: true, limit: 1000 };

function capped(cap: object): unknown {
  return requestOf("EMAIL EVENT_TRIGGERED", { campaign_audience_limit: cap });
}

function liveActivity(cap: object): unknown {
  return requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: cap });
}

const metric = { path: "campaign_audience_limit.metric" };
const frequency = { path: "campaign_audience_limit.frequency" };
const limit = { rule: "audience-limit.limit-required", path: "campaign_audience_limit.limit" } as const;

testRule(audienceLimitMetricAndFrequencyRequired, {
  valid: {
    ...each(others, "both", (type) => ({
      body: requestOf(type, { campaign_audience_limit: { ...enabled, metric: "SENT", frequency: "TOTAL" } }),
      context,
    })),
    ...each(oneTime, "neither", (type) => ({ body: requestOf(type, { campaign_audience_limit: enabled }), context })),
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "neither, as the cap is disabled", (type) => ({
      body: requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: false } }),
      context,
    })),
    ...each(deliveryTypes, "no cap", (type) => ({ body: requestOf(type), context })),
  },
  invalid: {
    ...each(others, "neither", (type) => ({
      body: requestOf(type, { campaign_audience_limit: enabled }),
      context,
      violations: [metric, frequency],
    })),
    "frequency alone": { body: capped({ ...enabled, frequency: "TOTAL" }), context, violations: [metric] },
    "metric alone": { body: capped({ ...enabled, metric: "SENT" }), context, violations: [frequency] },
    "the name metrics, which the service does not know": {
      body: capped({ ...enabled, metrics: "SENT", frequency: "TOTAL" }),
      context,
      violations: [metric],
    },
    "nothing at all besides": {
      body: capped({ is_campaign_audience_limit_enabled: true }),
      context,
      violations: [metric, frequency, limit],
    },
    "frequency alone, which is INSTANCE on a periodic Push": {
      body: requestOf("PUSH PERIODIC", { campaign_audience_limit: { ...enabled, frequency: "INSTANCE" } }),
      context,
      violations: [metric],
    },
    "frequency alone, which is INSTANCE on another campaign": {
      body: capped({ ...enabled, frequency: "INSTANCE" }),
      context,
      violations: [
        metric,
        { rule: "audience-limit.instance-for-push-periodic", path: "campaign_audience_limit.frequency" },
      ],
    },
    // Rules that would silence this one do not when they are overridden.
    "neither, as the gate is turned off": {
      body: capped(enabled),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
      violations: [metric, frequency],
    },
    "neither, as the gate only warns": {
      body: capped(enabled),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
      violations: [metric, frequency],
    },
    "neither on a live activity that may have a cap": {
      body: liveActivity(enabled),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
      violations: [metric, frequency],
    },
    "neither on a live activity that should not have a cap": {
      body: liveActivity(enabled),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "warning" } },
      violations: [metric, frequency],
    },
  },
});
