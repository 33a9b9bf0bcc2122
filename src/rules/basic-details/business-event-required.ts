import { defineRule, has } from "../rule.js";

export const businessEventRequired = defineRule({
  id: "basic-details.business-event-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by a business event needs the event.",
  reads: { values: ["campaign_delivery_type"], presence: ["basic_details.business_event"] },
  message: 'is a mandatory field when campaign_delivery_type is "BUSINESS_EVENT_TRIGGERED", but is absent',

  check({ campaign_delivery_type, basic_details }, report) {
    if (campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED" || has(basic_details, "business_event")) return;
    report(["basic_details", "business_event"]);
  },
});
