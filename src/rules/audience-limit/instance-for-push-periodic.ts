import { defineRule } from "../rule.js";

export const audienceLimitInstanceForPushPeriodic = defineRule({
  id: "audience-limit.instance-for-push-periodic",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "Only the cap of a periodic Push campaign can be per instance.",
  onlyIf: ["campaign_audience_limit.frequency=INSTANCE"],
  reads: { values: ["campaign_delivery_type", "campaign_audience_limit.frequency"] },
  message: 'must not be "INSTANCE" unless channel is "PUSH" and campaign_delivery_type is "PERIODIC"',

  check({ campaign_delivery_type, campaign_audience_limit: cap }, report, { channel }) {
    if (cap?.frequency !== "INSTANCE" || (channel === "PUSH" && campaign_delivery_type === "PERIODIC")) return;
    report(["campaign_audience_limit", "frequency"]);
  },
});
