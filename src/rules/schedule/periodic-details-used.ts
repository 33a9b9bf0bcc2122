import { allBut, usedByDeliveryType } from "../rule-factories.js";

export const periodicDetailsUsed = usedByDeliveryType({
  id: "schedule.periodic-details-used",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Only periodic campaigns repeat.",
  members: ["scheduling_details.periodic_details"],
  deliveryTypes: allBut("PERIODIC"),
});
