import { defineRule, has } from "../rule.js";

export const bypassDndRequired = defineRule({
  id: "delivery-controls.bypass-dnd-required",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "An event-triggered Push campaign needs to say whether do-not-disturb hours are ignored.",
  reads: { values: ["campaign_delivery_type"], presence: ["delivery_controls.bypass_dnd"] },
  message: 'is a mandatory field when campaign_delivery_type is "EVENT_TRIGGERED", but is absent',

  check({ campaign_delivery_type, delivery_controls }, report) {
    if (campaign_delivery_type !== "EVENT_TRIGGERED" || has(delivery_controls, "bypass_dnd")) return;
    report(["delivery_controls", "bypass_dnd"]);
  },
});
