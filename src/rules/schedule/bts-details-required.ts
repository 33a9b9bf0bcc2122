import { defineRule, has } from "../rule.js";

export const btsDetailsRequired = defineRule({
  id: "schedule.bts-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Sending at the best time needs its details.",
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.bts_details"] },
  message: 'is a mandatory field when delivery_type is "SEND_IN_BTS", but is absent',

  check({ scheduling_details }, report) {
    if (scheduling_details.delivery_type !== "SEND_IN_BTS" || has(scheduling_details, "bts_details")) return;
    report(["scheduling_details", "bts_details"]);
  },
});
