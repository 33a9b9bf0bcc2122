import { deliveryControlsUsed } from "../../../src/rules/delivery-controls/members-used.js";
import { type Changes, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, type PushType, pushOfType, pushTypes } from "../../support/valid-of-type.js";

/** A value of each member, with the types that do not use it. Others use it, or the specification does not say so. */
const members: Readonly<Record<string, { value: unknown; unused: readonly PushType[] }>> = {
  campaign_throttle_rpm: { value: 12000, unused: ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"] },
  minimum_delay_between_two_notification_in_hour: {
    value: 6,
    unused: ["ONE_TIME", "PERIODIC", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
  },
  max_time_to_show_message_of_same_camapign: forOnly("DEVICE_TRIGGERED", "24"),
  expiry_time_of_sync_data_in_hour: forOnly("DEVICE_TRIGGERED", "48"),
  send_message_in_offline_mode: forOnly("DEVICE_TRIGGERED", true),
  send_limit_value: forOnly("LOCATION_TRIGGERED", "2"),
  send_limit_granularity_in_hours: forOnly("LOCATION_TRIGGERED", "24"),
  ignore_global_minimum_delay: {
    value: true,
    unused: ["ONE_TIME", "PERIODIC", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
  },
};

function forOnly(type: PushType, value: unknown) {
  return { value, unused: pushTypes.filter((other) => other !== type) };
}

function controlled(type: PushType, names: readonly string[]) {
  const controls = names.map((name) => [`delivery_controls.${name}`, members[name]?.value] as const);
  return pushOfType(type, Object.fromEntries(controls) satisfies Changes);
}

function unused(type: PushType, names: readonly string[]) {
  return names.map((name) => ({ path: `delivery_controls.${name}`, params: { deliveryType: type } }));
}

const pairs = Object.entries(members).flatMap(([name, { unused }]) =>
  pushTypes.map((type) => ({ name, type, isUsed: !unused.includes(type) })),
);

testRule(deliveryControlsUsed, {
  valid: {
    ...each(
      pairs.filter(({ isUsed }) => isUsed),
      ({ name, type }) => [`${name} on ${type}`, controlled(type, [name])],
    ),
    ...each(pushTypes, (type) => [
      `the members that every type uses, on ${type}`,
      {
        body: pushOfType(type, {
          delivery_controls: {
            bypass_dnd: true,
            count_for_frequency_capping: true,
            ignore_frequency_capping: false,
            queuing_enabled: true,
            queue_duration: 6,
          },
        }),
        context: { features: ["QUEUING"] },
      },
    ]),
    // The table for Email restricts none of these members.
    ...each(emailTypes, (type) => [
      `all members that Email has, on ${type}`,
      emailOfType(type, {
        delivery_controls: {
          bypass_dnd: true,
          campaign_throttle_rpm: 12000,
          count_for_frequency_capping: true,
          ignore_frequency_capping: false,
          minimum_delay_between_two_notification_in_hour: 6,
        },
      }),
    ]),
  },
  invalid: {
    ...each(
      pairs.filter(({ isUsed }) => !isUsed),
      ({ name, type }) => [`${name} on ${type}`, { body: controlled(type, [name]), violations: unused(type, [name]) }],
    ),
    ...each(["ONE_TIME", "PERIODIC", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"] as const, (type) => [
      `all of them on ${type}`,
      {
        body: controlled(type, Object.keys(members)),
        violations: unused(
          type,
          Object.keys(members).filter((name) => members[name]?.unused.includes(type)),
        ),
      },
    ]),
  },
});
