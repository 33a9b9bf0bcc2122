import type { Context } from "../../../src/index.js";
import { audienceLimitMetricAndFrequencyUsed } from "../../../src/rules/audience-limit/metric-and-frequency-used.js";
import { deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"], lint: true };

const using = ["PUSH PERIODIC", "PUSH EVENT_TRIGGERED", "EMAIL PERIODIC", "EMAIL EVENT_TRIGGERED"] as const;
const refusing = ["PUSH ONE_TIME", "EMAIL ONE_TIME", "PUSH BROADCAST_LIVE_ACTIVITY"] as const;
const others = deliveryTypesBut(...using, ...refusing);

const enabled = { is_campaign_audience_limit_enabled: true, limit: 1000 };
const complete = { ...enabled, metric: "SENT", frequency: "TOTAL" };

const unused = (type: string, ...members: string[]) =>
  members.map((member) => ({
    path: `campaign_audience_limit.${member}`,
    params: { deliveryType: type.replace(/^\w+ /u, "") },
  }));

testRule(audienceLimitMetricAndFrequencyUsed, {
  context,
  valid: {
    ...each(using, "both", (type) => requestOf(type, { campaign_audience_limit: complete })),
    ...each(others, "neither", (type) => requestOf(type, { campaign_audience_limit: enabled })),
  },
  invalid: {
    ...each(others, "both", (type) => ({
      body: requestOf(type, { campaign_audience_limit: complete }),
      violations: unused(type, "metric", "frequency"),
    })),
    "both on a live activity, about which the rule is turned off": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: complete }),
      context: { ...context, rules: { "audience-limit.not-for-live-activity": "off" } },
      violations: unused("PUSH BROADCAST_LIVE_ACTIVITY", "metric", "frequency"),
    },
    ...each(others, "one, without the flag", (type) => ({
      body: requestOf(type, { campaign_audience_limit: { metric: "SENT" } }),
      violations: [
        ...unused(type, "metric"),
        {
          rule: "audience-limit.flag-present",
          path: "campaign_audience_limit.is_campaign_audience_limit_enabled",
        } as const,
      ],
    })),
  },
});
