import { requiredWhen } from "../rule-factories.js";

export const userTimezoneDetailsRequired = requiredWhen({
  id: "schedule.user-timezone-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Sending in the user's time zone needs its details.",
  member: "scheduling_details.user_timezone_details",
  when: { member: "scheduling_details.delivery_type", is: "SEND_IN_USER_TIMEZONE" },
  hint: "an object",
});
