import { defineRule, has } from "../rule.js";

export const startTimeUsed = defineRule({
  id: "schedule.start-time-used",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign that is sent at once has no start.",
  onlyIf: ["scheduling_details.delivery_type=ASAP", "scheduling_details.start_time"],
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.start_time"] },
  message: 'is not used when delivery_type is "ASAP"',

  check({ scheduling_details }, report) {
    if (scheduling_details.delivery_type !== "ASAP" || !has(scheduling_details, "start_time")) return;
    report(["scheduling_details", "start_time"]);
  },
});
