import fc from "fast-check";
import { HOURS } from "../../rules/delivery-controls/hours-valid.js";
import { UNUSED_BY } from "../../rules/delivery-controls/members-used.js";
import { ABSENT } from "../from-schema.js";
import { type Fault, notPositive, within } from "./fault.js";

const controls = within("delivery_controls");
const queue = within("delivery_controls", { withFeatures: ["QUEUING"] });
const queuing = { queuing_enabled: true };

/** A value for each control that only some delivery types use, if it is not a number of hours. */
const some: Readonly<Record<string, unknown>> = {
  campaign_throttle_rpm: 100,
  minimum_delay_between_two_notification_in_hour: 2,
  send_message_in_offline_mode: true,
  ignore_global_minimum_delay: false,
};

export const deliveryControlFaults = {
  "delivery-controls.queuing-enabled": [
    controls.having("queuing_enabled", fc.constantFrom<unknown>(true, false, null, "yes")),
    controls.having("queue_duration", fc.constantFrom<unknown>(0, 5, null, "5")),
  ],
  "delivery-controls.bypass-dnd-required": [controls.lacking("bypass_dnd")],
  "delivery-controls.queue-duration-required": [queue.lacking("queue_duration", queuing)],
  "delivery-controls.queue-duration-positive": [queue.having("queue_duration", fc.constantFrom(0, -1, -100), queuing)],
  "delivery-controls.members-used": Object.entries(UNUSED_BY).map(([member, types]) =>
    controls.having(member, some[member] ?? "24", {}, { types }),
  ),
  "delivery-controls.counts-positive": [
    controls.having("campaign_throttle_rpm", notPositive),
    controls.having("minimum_delay_between_two_notification_in_hour", notPositive),
  ],
  "delivery-controls.hours-valid": HOURS.map((member) =>
    controls.having(member, fc.constantFrom("0", "-1", "a day", "", "1.")),
  ),
  "delivery-controls.queue-duration-used": [
    queue.having("queue_duration", fc.constantFrom(1, -1), { queuing_enabled: fc.constantFrom(false, ABSENT) }),
  ],
} satisfies Record<string, readonly Fault[]>;
