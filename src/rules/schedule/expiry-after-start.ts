import { defineRule } from "../rule.js";

export const expiryAfterStart = defineRule({
  id: "schedule.expiry-after-start",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign should expire after it starts.",
  onlyIf: ["scheduling_details.start_time"],
  unless: ["scheduling_details.delivery_type=ASAP"],
  reads: {
    values: ["scheduling_details.delivery_type", "scheduling_details.start_time", "scheduling_details.expiry_time"],
  },
  message: "should be after start_time ({start}), but is {expiry}",

  check({ scheduling_details: { delivery_type, start_time: start, expiry_time: expiry } }, report) {
    if (delivery_type === "ASAP") return;
    if (start === undefined || expiry === undefined || secondsOf(expiry) > secondsOf(start)) return;
    report(["scheduling_details", "expiry_time"], { start, expiry });
  },
});

/** The date and time to the second. All times are UTC, so these can be compared as text. */
function secondsOf(dateTime: string): string {
  return dateTime.slice(0, "2026-01-01T00:00:00".length);
}
