import { defineRule, has } from "../rule.js";

export const periodicDetailsRequired = defineRule({
  id: "schedule.periodic-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A periodic campaign needs to say how it repeats.",
  reads: { values: ["campaign_delivery_type"], presence: ["scheduling_details.periodic_details"] },
  message: 'is a mandatory field when campaign_delivery_type is "PERIODIC", but is absent',

  check({ campaign_delivery_type, scheduling_details }, report) {
    if (campaign_delivery_type !== "PERIODIC" || has(scheduling_details, "periodic_details")) return;
    report(["scheduling_details", "periodic_details"]);
  },
});
