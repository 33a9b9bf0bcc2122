import { defineRule } from "../rule.js";

export const audienceLimitInstanceForPushPeriodic = defineRule({
  id: "audience-limit.instance-for-push-periodic",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "Only the cap of a periodic Push campaign can be per instance.",
  reads: { values: ["campaign_delivery_type", "campaign_audience_limit.frequency"] },
  message: 'must not be "INSTANCE" unless channel is "PUSH" and campaign_delivery_type is "PERIODIC"',

  check({ campaign_delivery_type, campaign_audience_limit: cap }, report, { channel }) {
    if (cap?.frequency !== "INSTANCE" || (channel === "PUSH" && campaign_delivery_type === "PERIODIC")) return;
    // A one-time campaign has no frequency at all. For others it is unclear which frequency was meant.
    const fix = campaign_delivery_type === "ONE_TIME" ? ({ kind: "remove" } as const) : undefined;
    report(["campaign_audience_limit", "frequency"], {}, fix);
  },
});
