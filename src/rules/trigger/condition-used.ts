import { defineRule, has } from "../rule.js";

const WITHOUT: readonly string[] = ["ONE_TIME", "PERIODIC", "BUSINESS_EVENT_TRIGGERED"];

export const triggerConditionUsed = defineRule({
  id: "trigger.condition-used",
  severity: "warning",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Campaigns that are not triggered by an event, a device or a location do not use a trigger condition.",
  reads: { values: ["campaign_delivery_type"], presence: ["trigger_condition"] },
  message: "is not used when campaign_delivery_type is {deliveryType}",

  check(request, report) {
    const deliveryType = request.campaign_delivery_type;
    if (WITHOUT.includes(deliveryType) && has(request, "trigger_condition"))
      report(["trigger_condition"], { deliveryType });
  },
});
