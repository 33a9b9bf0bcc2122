import { usedByDeliveryType } from "../rule-factories.js";

export const triggerConditionUsed = usedByDeliveryType({
  id: "trigger.condition-used",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Campaigns that are not triggered by an event, a device or a location do not use a trigger condition.",
  members: ["trigger_condition"],
  deliveryTypes: ["ONE_TIME", "PERIODIC", "BUSINESS_EVENT_TRIGGERED"],
});
