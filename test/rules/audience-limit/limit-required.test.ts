import type { Context } from "../../../src/index.js";
import { audienceLimitLimitRequired } from "../../../src/rules/audience-limit/limit-required.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const oneTime = ["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const;
const others = deliveryTypesBut(...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY");

const enabled = { is_campaign_audience_limit_enabled: true };
const total = { ...enabled, metric: "SENT", frequency: "TOTAL" };

testRule(audienceLimitLimitRequired, {
  context,
  violations: [{ path: "campaign_audience_limit.limit" }],
  valid: {
    ...each(oneTime, "the least limit", (type) =>
      requestOf(type, { campaign_audience_limit: { ...enabled, limit: 1 } }),
    ),
    ...each(others, "the greatest limit", (type) =>
      requestOf(type, { campaign_audience_limit: { ...total, limit: 9_999_999_999 } }),
    ),
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "no limit, as the cap is disabled", (type) =>
      requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: false } }),
    ),
    ...each(deliveryTypes, "no cap", (type) => requestOf(type)),
  },
  invalid: {
    ...each(oneTime, "no limit", (type) => requestOf(type, { campaign_audience_limit: enabled })),
    ...each(others, "no limit", (type) => requestOf(type, { campaign_audience_limit: total })),
    "another spelling of the limit": requestOf("EMAIL ONE_TIME", {
      campaign_audience_limit: { ...enabled, Limit: 1000, max: 1000 },
    }),
    "no limit for each instance": requestOf("PUSH PERIODIC", {
      campaign_audience_limit: { ...total, frequency: "INSTANCE" },
    }),
    // Rules that would silence this one do not if they are overridden.
    "no limit, as the gate is turned off": {
      body: requestOf("EMAIL ONE_TIME", { campaign_audience_limit: enabled }),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
    },
    "no limit, as the gate only warns": {
      body: requestOf("EMAIL ONE_TIME", { campaign_audience_limit: enabled }),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
    },
    "no limit on a live activity that may have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: total }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
    },
    "no limit on a live activity that should not have a cap": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: total }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "warning" } },
    },
  },
});
