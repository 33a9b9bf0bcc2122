import { defineRule, has } from "../rule.js";

export const triggerConditionRequired = defineRule({
  id: "trigger.condition-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by events, devices or locations needs a trigger condition.",
  deliveryTypes: ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"],
  unless: ["trigger_condition"],
  reads: { values: ["campaign_delivery_type"], presence: ["trigger_condition"] },
  message: "is a mandatory field (an object) when campaign_delivery_type is {deliveryType}, but is absent",

  check(request, report) {
    if (has(request, "trigger_condition")) return;
    report(["trigger_condition"], { deliveryType: request.campaign_delivery_type });
  },
});
