import { defineRule } from "../rule.js";

export const expiryAfterStart = defineRule({
  id: "schedule.expiry-after-start",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign should expire after it starts.",
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

/** Both are UTC in one fixed form, so they order as text. A zero offset, where one may be there, says nothing more. */
function secondsOf(dateTime: string): string {
  return dateTime.slice(0, "2026-01-01T00:00:00".length);
}
