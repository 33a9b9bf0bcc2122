import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["metric", "frequency"] as const;

export const audienceLimitMetricAndFrequencyRequired = defineRule({
  id: "audience-limit.metric-and-frequency-required",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "An enabled cap of a periodic or event-triggered campaign needs `metric` and `frequency`.",
  deliveryTypes: ["PERIODIC", "EVENT_TRIGGERED"],
  onlyIf: ["campaign_audience_limit.is_campaign_audience_limit_enabled=true"],
  reads: {
    values: ["campaign_delivery_type", "campaign_audience_limit.is_campaign_audience_limit_enabled"],
    presence: pathsIn("campaign_audience_limit", MEMBERS),
  },
  message:
    "is a mandatory field ({=wanted}) when the limit is enabled and campaign_delivery_type is {deliveryType}, but is absent",

  check({ campaign_delivery_type: deliveryType, campaign_audience_limit: cap }, report, { channel }) {
    if (cap?.is_campaign_audience_limit_enabled !== true) return;
    for (const member of MEMBERS) {
      if (has(cap, member)) continue;
      const mayBePerInstance = channel === "PUSH" && deliveryType === "PERIODIC";
      const ofFrequency = mayBePerInstance ? '"TOTAL" or "INSTANCE"' : '"TOTAL"';
      report(["campaign_audience_limit", member], {
        deliveryType,
        wanted: member === "metric" ? '"SENT"' : ofFrequency,
      });
    }
  },
});
