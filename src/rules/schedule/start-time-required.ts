import { defineRule, has } from "../rule.js";

export const startTimeRequired = defineRule({
  id: "schedule.start-time-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Every schedule except `ASAP` needs a start time.",
  unless: ["scheduling_details.delivery_type=ASAP", "scheduling_details.start_time"],
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.start_time"] },
  message:
    'is a mandatory field (a UTC date and time, like "2026-03-01T09:00:00") when delivery_type is {deliveryType}, but is absent',

  check({ scheduling_details }, report) {
    const deliveryType = scheduling_details.delivery_type;
    if (deliveryType === "ASAP" || has(scheduling_details, "start_time")) return;
    report(["scheduling_details", "start_time"], { deliveryType });
  },
});
