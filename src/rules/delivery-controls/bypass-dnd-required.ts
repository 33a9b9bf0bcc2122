import { requiredFor } from "../rule-factories.js";

export const bypassDndRequired = requiredFor({
  id: "delivery-controls.bypass-dnd-required",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "An event-triggered Push campaign needs to say whether do-not-disturb hours are ignored.",
  member: "delivery_controls.bypass_dnd",
  deliveryType: "EVENT_TRIGGERED",
  hint: "true or false",
});
