import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["metric", "frequency", "limit"] as const;

export const audienceLimitAbsentWhenDisabled = defineRule({
  id: "audience-limit.absent-when-disabled",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "A disabled cap must not have `metric`, `frequency` or `limit`.",
  refuses: true,
  onlyIf: ["campaign_audience_limit.is_campaign_audience_limit_enabled=false"],
  reads: {
    values: ["campaign_audience_limit.is_campaign_audience_limit_enabled"],
    presence: pathsIn("campaign_audience_limit", MEMBERS),
  },
  message: "must be absent when is_campaign_audience_limit_enabled is false",

  check({ campaign_audience_limit: cap }, report) {
    if (cap?.is_campaign_audience_limit_enabled !== false) return;
    for (const member of MEMBERS) if (has(cap, member)) report(["campaign_audience_limit", member]);
  },
});
