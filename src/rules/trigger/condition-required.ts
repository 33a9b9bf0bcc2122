import { defineRule, has } from "../rule.js";

const TRIGGERED: readonly string[] = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

export const triggerConditionRequired = defineRule({
  id: "trigger.condition-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by events, devices or locations needs a trigger condition.",
  reads: { values: ["campaign_delivery_type"], presence: ["trigger_condition"] },
  message: "is a mandatory field when campaign_delivery_type is {deliveryType}, but is absent",

  check(request, report) {
    const deliveryType = request.campaign_delivery_type;
    if (TRIGGERED.includes(deliveryType) && !has(request, "trigger_condition")) {
      report(["trigger_condition"], { deliveryType });
    }
  },
});
