import { defineRule, has } from "../rule.js";
import { typesWithMetric } from "./metric-and-frequency-required.js";

export const audienceLimitMetricAndFrequencyUsed = defineRule({
  id: "audience-limit.metric-and-frequency-used",
  severity: "warning",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "Only periodic and event-triggered campaigns use `metric` and `frequency` of a cap.",
  reads: {
    values: ["campaign_delivery_type"],
    presence: ["campaign_audience_limit.metric", "campaign_audience_limit.frequency"],
  },
  message: "is not used when campaign_delivery_type is {deliveryType}",

  check({ campaign_delivery_type: deliveryType, campaign_audience_limit: cap }, report) {
    // On a one-time campaign they are errors.
    if (deliveryType === "ONE_TIME" || typesWithMetric.includes(deliveryType)) return;
    for (const member of ["metric", "frequency"] as const) {
      if (has(cap, member)) report(["campaign_audience_limit", member], { deliveryType });
    }
  },
});
