import { defineRule, has } from "../rule.js";

export const audienceLimitLimitRequired = defineRule({
  id: "audience-limit.limit-required",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "An enabled cap needs its limit.",
  reads: {
    values: ["campaign_audience_limit.is_campaign_audience_limit_enabled"],
    presence: ["campaign_audience_limit.limit"],
  },
  message: "is a mandatory field when is_campaign_audience_limit_enabled is true, but is absent",

  check({ campaign_audience_limit: cap }, report) {
    if (cap?.is_campaign_audience_limit_enabled !== true || has(cap, "limit")) return;
    report(["campaign_audience_limit", "limit"]);
  },
});
