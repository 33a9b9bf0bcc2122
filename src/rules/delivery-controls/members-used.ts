import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";
import { allBut } from "../rule-factories.js";
import type { DeliveryType } from "../scope.js";

const NOT_DEVICES = allBut("DEVICE_TRIGGERED");
const NOT_LOCATIONS = allBut("LOCATION_TRIGGERED");

/** Members that only some delivery types use, each with the delivery types that do not. */
export const UNUSED_BY: Readonly<Record<string, readonly DeliveryType[]>> = {
  campaign_throttle_rpm: ["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "EVENT_TRIGGERED"],
  minimum_delay_between_two_notification_in_hour: allBut(
    "EVENT_TRIGGERED",
    "BUSINESS_EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
  ),
  max_time_to_show_message_of_same_camapign: NOT_DEVICES,
  expiry_time_of_sync_data_in_hour: NOT_DEVICES,
  send_message_in_offline_mode: NOT_DEVICES,
  send_limit_value: NOT_LOCATIONS,
  send_limit_granularity_in_hours: NOT_LOCATIONS,
  ignore_global_minimum_delay: allBut("EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
};

const MEMBERS = /* @__PURE__ */ Object.keys(UNUSED_BY);

export const deliveryControlsUsed = defineRule({
  id: "delivery-controls.members-used",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "Some delivery controls have an effect only with certain delivery types.",
  reads: {
    values: ["campaign_delivery_type"],
    presence: pathsIn("delivery_controls", MEMBERS),
  },
  message: "is not used when campaign_delivery_type is {deliveryType}",

  check({ campaign_delivery_type: deliveryType, delivery_controls }, report) {
    for (const member of MEMBERS) {
      if (!UNUSED_BY[member]?.includes(deliveryType) || !has(delivery_controls, member)) continue;
      report(["delivery_controls", member], { deliveryType });
    }
  },
});
