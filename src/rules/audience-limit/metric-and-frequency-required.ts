import { defineRule, has } from "../rule.js";

const MEMBERS = ["metric", "frequency"] as const;

export const audienceLimitMetricAndFrequencyRequired = defineRule({
  id: "audience-limit.metric-and-frequency-required",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "An enabled cap needs `metric` and `frequency`, unless the campaign is one-time.",
  reads: {
    values: ["campaign_delivery_type", "campaign_audience_limit.is_campaign_audience_limit_enabled"],
    presence: MEMBERS.map((member) => `campaign_audience_limit.${member}`),
  },
  message: "is a mandatory field of an enabled limit unless the campaign is one-time, but is absent",

  check({ campaign_delivery_type, campaign_audience_limit: cap }, report) {
    if (cap?.is_campaign_audience_limit_enabled !== true || campaign_delivery_type === "ONE_TIME") return;
    for (const member of MEMBERS) if (!has(cap, member)) report(["campaign_audience_limit", member]);
  },
});
