import { defineRule } from "../rule.js";

export const periodicAtFixedTime = defineRule({
  id: "schedule.periodic-at-fixed-time",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A periodic campaign is delivered at a fixed time.",
  reads: { values: ["campaign_delivery_type", "scheduling_details.delivery_type"] },
  message: 'must be "AT_FIXED_TIME" when campaign_delivery_type is "PERIODIC", but is {received}',

  check({ campaign_delivery_type, scheduling_details: { delivery_type } }, report) {
    if (campaign_delivery_type !== "PERIODIC" || delivery_type === "AT_FIXED_TIME") return;
    report(["scheduling_details", "delivery_type"], { received: delivery_type });
  },
});
