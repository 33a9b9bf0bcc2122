import { defineRule, has } from "../rule.js";

export const userTimezoneDetailsUsed = defineRule({
  id: "schedule.user-timezone-details-used",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Details of the user's time zone are used only when the campaign is sent in that time zone.",
  onlyIf: ["scheduling_details.user_timezone_details"],
  unless: ["scheduling_details.delivery_type=SEND_IN_USER_TIMEZONE"],
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.user_timezone_details"] },
  message: 'is not used when delivery_type is {deliveryType}, only with "SEND_IN_USER_TIMEZONE"',

  check({ scheduling_details }, report) {
    const deliveryType = scheduling_details.delivery_type;
    if (deliveryType === "SEND_IN_USER_TIMEZONE" || !has(scheduling_details, "user_timezone_details")) return;
    report(["scheduling_details", "user_timezone_details"], { deliveryType });
  },
});
