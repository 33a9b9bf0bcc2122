import { defineRule, has } from "../rule.js";

export const userTimezoneDetailsRequired = defineRule({
  id: "schedule.user-timezone-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Sending in the user's time zone needs its details.",
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.user_timezone_details"] },
  message: 'is a mandatory field when delivery_type is "SEND_IN_USER_TIMEZONE", but is absent',

  check({ scheduling_details }, report) {
    if (
      scheduling_details.delivery_type !== "SEND_IN_USER_TIMEZONE" ||
      has(scheduling_details, "user_timezone_details")
    )
      return;
    report(["scheduling_details", "user_timezone_details"]);
  },
});
