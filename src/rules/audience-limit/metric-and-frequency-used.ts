import { usedByDeliveryType } from "../rule-factories.js";

export const audienceLimitMetricAndFrequencyUsed = usedByDeliveryType({
  id: "audience-limit.metric-and-frequency-used",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "Only periodic and event-triggered campaigns use `metric` and `frequency` of a cap.",
  members: ["campaign_audience_limit.metric", "campaign_audience_limit.frequency"],
  // A one-time campaign is left out, because there they are errors.
  deliveryTypes: ["BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
});
