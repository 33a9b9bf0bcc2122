import { defineRule, has } from "../rule.js";

export const periodicAtFixedTime = defineRule({
  id: "schedule.periodic-at-fixed-time",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A periodic campaign is delivered at a fixed time.",
  deliveryTypes: ["PERIODIC"],
  unless: ["scheduling_details.delivery_type=AT_FIXED_TIME"],
  reads: {
    values: ["campaign_delivery_type", "scheduling_details.delivery_type"],
    presence: ["scheduling_details.start_time"],
  },
  message: 'must be "AT_FIXED_TIME" when campaign_delivery_type is "PERIODIC", but is {received}',

  check({ scheduling_details }, report) {
    const { delivery_type: received } = scheduling_details;
    if (received === "AT_FIXED_TIME") return;
    // Any other schedule may be what was meant, and a fixed time without a start would be the next error.
    const isCertain = received === "ASAP" && has(scheduling_details, "start_time");
    const fix = isCertain ? ({ kind: "replace", value: "AT_FIXED_TIME" } as const) : undefined;
    report(["scheduling_details", "delivery_type"], { received }, fix);
  },
});
