import { defineRule, has } from "../rule.js";

export const audienceLimitEnabled = defineRule({
  id: "audience-limit.feature-enabled",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "A cap on the audience needs the audience limit feature.",
  unlessFeature: "AUDIENCE_LIMIT",
  flagGated: true,
  silences: [
    "audience-limit.not-for-live-activity",
    "audience-limit.absent-when-disabled",
    "audience-limit.absent-for-one-time",
    "audience-limit.metric-and-frequency-required",
    "audience-limit.metric-and-frequency-used",
    "audience-limit.limit-required",
    "audience-limit.instance-for-push-periodic",
  ],
  reads: { presence: ["campaign_audience_limit"] },
  message: "must be absent, because the feature AUDIENCE_LIMIT is not enabled for this workspace",

  check(request, report) {
    if (has(request, "campaign_audience_limit")) report(["campaign_audience_limit"]);
  },
});
