import { requiredWhen } from "../rule-factories.js";

export const bypassDndRequired = requiredWhen({
  id: "delivery-controls.bypass-dnd-required",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "An event-triggered Push campaign needs to say whether do-not-disturb hours are ignored.",
  member: "delivery_controls.bypass_dnd",
  when: { member: "campaign_delivery_type", is: "EVENT_TRIGGERED" },
});
