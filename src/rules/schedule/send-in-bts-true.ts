import { trueWhen } from "../rule-factories.js";

export const sendInBtsTrue = trueWhen({
  id: "schedule.send-in-bts-true",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign that is sent at each user's best time should not turn this off.",
  flag: "scheduling_details.bts_details.send_in_bts",
  deliveryType: "SEND_IN_BTS",
});
