import { defineRule, has } from "../rule.js";

export const btsDetailsUsed = defineRule({
  id: "schedule.bts-details-used",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Details of the best time to send are used only when the campaign is sent at that time.",
  onlyIf: ["scheduling_details.bts_details"],
  unless: ["scheduling_details.delivery_type=SEND_IN_BTS"],
  reads: { values: ["scheduling_details.delivery_type"], presence: ["scheduling_details.bts_details"] },
  message: 'is not used when delivery_type is {deliveryType}, only with "SEND_IN_BTS"',

  check({ scheduling_details }, report) {
    const deliveryType = scheduling_details.delivery_type;
    if (deliveryType === "SEND_IN_BTS" || !has(scheduling_details, "bts_details")) return;
    report(["scheduling_details", "bts_details"], { deliveryType });
  },
});
