import fc from "fast-check";
import { UNUSED_BY } from "../../rules/delivery-controls/members-used.js";
import { ABSENT, type Fault, having, lacking } from "./fault.js";

const D = "delivery_controls";
const PUSH = { channel: "PUSH" } as const;
const QUEUING = { ...PUSH, withFeatures: ["QUEUING"] } as const;

/** A value for each control that only some delivery types use. */
const SOME: Readonly<Record<string, unknown>> = {
  campaign_throttle_rpm: 100,
  minimum_delay_between_two_notification_in_hour: 2,
  send_message_in_offline_mode: true,
  ignore_global_minimum_delay: false,
};

export const deliveryControlFaults = {
  "delivery-controls.queuing-enabled": Object.entries({
    queuing_enabled: fc.constantFrom<unknown>(true, false, null, "yes"),
    queue_duration: fc.constantFrom<unknown>(0, 5, null, "5"),
  }).map(([member, values]) =>
    having(`${D}.${member}`, { [`${D}.${member}`]: values }, { ...PUSH, withoutFeatures: ["QUEUING"] }),
  ),
  "delivery-controls.bypass-dnd-required": [lacking(`${D}.bypass_dnd`, {}, { ...PUSH, types: ["EVENT_TRIGGERED"] })],
  "delivery-controls.queue-duration-required": [
    lacking(`${D}.queue_duration`, { [`${D}.queuing_enabled`]: true }, QUEUING),
  ],
  "delivery-controls.queue-duration-positive": [
    having(
      `${D}.queue_duration`,
      { [`${D}.queuing_enabled`]: true, [`${D}.queue_duration`]: fc.constantFrom(0, -1, -100) },
      QUEUING,
    ),
  ],
  "delivery-controls.members-used": Object.entries(UNUSED_BY).map(([member, types]) =>
    having(`${D}.${member}`, { [`${D}.${member}`]: SOME[member] ?? "24" }, { ...PUSH, types }),
  ),
  "delivery-controls.counts-positive": [
    having(`${D}.campaign_throttle_rpm`, { [`${D}.campaign_throttle_rpm`]: fc.constantFrom(0, -1) }),
    having(`${D}.minimum_delay_between_two_notification_in_hour`, {
      [`${D}.minimum_delay_between_two_notification_in_hour`]: fc.constantFrom(0, -1),
    }),
  ],
  "delivery-controls.hours-valid": [
    "max_time_to_show_message_of_same_camapign",
    "expiry_time_of_sync_data_in_hour",
    "send_limit_value",
    "send_limit_granularity_in_hours",
  ].map((member) =>
    having(`${D}.${member}`, { [`${D}.${member}`]: fc.constantFrom("0", "-1", "a day", "", "1.") }, PUSH),
  ),
  "delivery-controls.queue-duration-used": [
    having(
      `${D}.queue_duration`,
      { [`${D}.queuing_enabled`]: fc.constantFrom(false, ABSENT), [`${D}.queue_duration`]: fc.constantFrom(1, -1) },
      QUEUING,
    ),
  ],
} satisfies Record<string, readonly Fault[]>;
