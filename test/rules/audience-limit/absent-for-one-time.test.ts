import type { Context, JsonPatchOperation } from "../../../src/index.js";
import { audienceLimitAbsentForOneTime } from "../../../src/rules/audience-limit/absent-for-one-time.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const oneTime = ["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const;

const enabled = { is_campaign_audience_limit_enabled: true, limit: 1000 };

function once(cap: object) {
  return requestOf("EMAIL ONE_TIME", { campaign_audience_limit: cap });
}

function removable(member: string) {
  const fix: JsonPatchOperation[] = [{ op: "remove", path: `/campaign_audience_limit/${member}` }];
  return { path: `campaign_audience_limit.${member}`, fix };
}

const metric = removable("metric");
const frequency = removable("frequency");

testRule(audienceLimitAbsentForOneTime, {
  context,
  valid: {
    ...each(oneTime, "a limit alone", (type) => requestOf(type, { campaign_audience_limit: enabled })),
    ...each(oneTime, "a disabled cap", (type) =>
      requestOf(type, { campaign_audience_limit: { is_campaign_audience_limit_enabled: false } }),
    ),
    ...each(deliveryTypesBut(...oneTime, "PUSH BROADCAST_LIVE_ACTIVITY"), "metric and frequency", (type) =>
      requestOf(type, { campaign_audience_limit: { ...enabled, metric: "SENT", frequency: "TOTAL" } }),
    ),
    "a limit and a member that the service does not know": once({ ...enabled, metrics: "SENT" }),
    ...each(deliveryTypes, "no cap", (type) => requestOf(type)),
  },
  invalid: {
    ...each(oneTime, "metric and frequency", (type) => ({
      body: requestOf(type, { campaign_audience_limit: { ...enabled, metric: "SENT", frequency: "TOTAL" } }),
      violations: [metric, frequency],
    })),
    "a metric": { body: once({ ...enabled, metric: "SENT" }), violations: [metric] },
    "a frequency": { body: once({ ...enabled, frequency: "TOTAL" }), violations: [frequency] },
    "metric and frequency, but no limit": {
      body: once({ is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL" }),
      violations: [{ rule: "audience-limit.limit-required", path: "campaign_audience_limit.limit" }, metric, frequency],
    },
    "the frequency INSTANCE, about which the rule is turned off": {
      body: once({ ...enabled, frequency: "INSTANCE" }),
      context: { ...context, rules: { "audience-limit.instance-for-push-periodic": "off" } },
      violations: [frequency],
    },
    "a disabled cap with metric and frequency, about which the rule is turned off": {
      body: once({ is_campaign_audience_limit_enabled: false, metric: "SENT", frequency: "TOTAL" }),
      context: { ...context, rules: { "audience-limit.absent-when-disabled": "off" } },
      violations: [metric, frequency],
    },
    // A rule that would silence this one does not if it is overridden.
    "a metric, as the gate is turned off": {
      body: once({ ...enabled, metric: "SENT" }),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
      violations: [metric],
    },
    "a metric, as the gate only warns": {
      body: once({ ...enabled, metric: "SENT" }),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
      violations: [metric],
    },
  },
});
