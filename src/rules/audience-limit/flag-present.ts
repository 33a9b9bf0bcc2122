import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const FLAG = "is_campaign_audience_limit_enabled";
const MEMBERS = ["limit", "metric", "frequency"];

export const audienceLimitFlagPresent = defineRule({
  id: "audience-limit.flag-present",
  severity: "warning",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "A cap should say whether it applies.",
  reads: { presence: pathsIn("campaign_audience_limit", [FLAG, "limit", "metric", "frequency"]) },
  message: "should say whether the limit applies, but is absent",

  check({ campaign_audience_limit: cap }, report) {
    if (!has(cap, FLAG) && MEMBERS.some((member) => has(cap, member))) report(["campaign_audience_limit", FLAG]);
  },
});
