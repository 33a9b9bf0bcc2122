import type { Context } from "../../../src/index.js";
import { audienceLimitMetricAndFrequencyRequired } from "../../../src/rules/audience-limit/metric-and-frequency-required.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import type { ExpectedViolation } from "../../support/expect-violations.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const needing = ["PUSH PERIODIC", "PUSH EVENT_TRIGGERED", "EMAIL PERIODIC", "EMAIL EVENT_TRIGGERED"] as const;
const others = deliveryTypesBut(...needing, "PUSH BROADCAST_LIVE_ACTIVITY");

const enabled = { is_campaign_audience_limit_enabled: true, limit: 1000 };

function capped(cap: object) {
  return requestOf("EMAIL EVENT_TRIGGERED", { campaign_audience_limit: cap });
}

const absent = (deliveryType: string, frequencies = '"TOTAL"') =>
  (
    [
      ["metric", '"SENT"'],
      ["frequency", frequencies],
    ] as const
  ).map(([member, wanted]) => ({ path: `campaign_audience_limit.${member}`, params: { deliveryType, wanted } }));
const [metric, frequency] = absent("EVENT_TRIGGERED") as [ExpectedViolation, ExpectedViolation];
const limit = { rule: "audience-limit.limit-required", path: "campaign_audience_limit.limit" } as const;

testRule(audienceLimitMetricAndFrequencyRequired, {
  context,
  valid: {
    ...each(needing, "both", (type) =>
      requestOf(type, { campaign_audience_limit: { ...enabled, metric: "SENT", frequency: "TOTAL" } }),
    ),
    ...each(others, "neither", (type) => requestOf(type, { campaign_audience_limit: enabled })),
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "neither, without the flag", (type) =>
      requestOf(type, { campaign_audience_limit: { limit: 5 } }),
    ),
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "neither, as the cap is disabled", (type) =>
      requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: false } }),
    ),
    "neither on a live activity that may have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: enabled }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
    },
    ...each(deliveryTypes, "no cap", (type) => requestOf(type)),
  },
  invalid: {
    ...each(needing, "neither", (type) => ({
      body: requestOf(type, { campaign_audience_limit: enabled }),
      violations: absent(type.replace(/^\w+ /u, ""), type === "PUSH PERIODIC" ? '"TOTAL" or "INSTANCE"' : undefined),
    })),
    "frequency alone": { body: capped({ ...enabled, frequency: "TOTAL" }), violations: [metric] },
    "metric alone": { body: capped({ ...enabled, metric: "SENT" }), violations: [frequency] },
    "the name metrics, which the service does not know": {
      body: capped({ ...enabled, metrics: "SENT", frequency: "TOTAL" }),
      violations: [metric],
    },
    "no other members": {
      body: capped({ is_campaign_audience_limit_enabled: true }),
      violations: [metric, frequency, limit],
    },
    "frequency alone, which is INSTANCE on a periodic Push": {
      body: requestOf("PUSH PERIODIC", { campaign_audience_limit: { ...enabled, frequency: "INSTANCE" } }),
      violations: absent("PERIODIC").slice(0, 1),
    },
    "frequency alone, which is INSTANCE on another campaign": {
      body: capped({ ...enabled, frequency: "INSTANCE" }),
      violations: [
        metric,
        { rule: "audience-limit.instance-for-push-periodic", path: "campaign_audience_limit.frequency" },
      ],
    },
    // Rules that would silence this one do not if they are overridden.
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
  },
});
