import { defineRule, has } from "../rule.js";

export const audienceLimitEnabled = defineRule({
  id: "audience-limit.feature-enabled",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "A cap on the audience needs the audience limit feature.",
  unlessFeature: "AUDIENCE_LIMIT",
  flagGated: true,
  refuses: true,
  gates: ["campaign_audience_limit"],
  onlyIf: ["campaign_audience_limit"],
  reads: { presence: ["campaign_audience_limit"] },
  message: "must be absent, because the feature AUDIENCE_LIMIT is not enabled{=where}",

  check(request, report, { areFeaturesKnown }) {
    if (!has(request, "campaign_audience_limit")) return;
    const where = areFeaturesKnown ? " for this workspace" : ": it is off unless `features` lists it";
    report(["campaign_audience_limit"], { where });
  },
});
