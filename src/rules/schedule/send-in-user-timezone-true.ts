import { trueWhen } from "../rule-factories.js";

export const sendInUserTimezoneTrue = trueWhen({
  id: "schedule.send-in-user-timezone-true",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign sent by each user's local time should not turn this off.",
  flag: "scheduling_details.user_timezone_details.send_in_user_timezone",
  deliveryType: "SEND_IN_USER_TIMEZONE",
});
