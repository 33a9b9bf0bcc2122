import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["metric", "frequency"] as const;

export const audienceLimitAbsentForOneTime = defineRule({
  id: "audience-limit.absent-for-one-time",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "The cap of a one-time campaign must not have `metric` or `frequency`.",
  refuses: true,
  deliveryTypes: ["ONE_TIME"],
  reads: {
    values: ["campaign_delivery_type"],
    presence: pathsIn("campaign_audience_limit", MEMBERS),
  },
  message:
    'must be absent when campaign_delivery_type is "ONE_TIME": a one-time campaign has only the flag and the limit',

  check({ campaign_audience_limit: cap }, report) {
    for (const member of MEMBERS)
      if (has(cap, member)) report(["campaign_audience_limit", member], {}, { kind: "remove" });
  },
});
