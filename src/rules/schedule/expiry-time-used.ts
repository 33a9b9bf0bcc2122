import { usedByDeliveryType } from "../rule-factories.js";

export const expiryTimeUsed = usedByDeliveryType({
  id: "schedule.expiry-time-used",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Only triggered campaigns use an expiry time.",
  members: ["scheduling_details.expiry_time"],
  deliveryTypes: ["ONE_TIME", "PERIODIC"],
});
