import { requiredWhen } from "../rule-factories.js";

export const audienceLimitLimitRequired = requiredWhen({
  id: "audience-limit.limit-required",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "An enabled cap needs its limit.",
  member: "campaign_audience_limit.limit",
  when: { member: "campaign_audience_limit.is_campaign_audience_limit_enabled", is: true },
  hint: "1 to 9,999,999,999",
});
