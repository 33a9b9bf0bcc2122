import { deliveryControlCountsPositive } from "../../../src/rules/delivery-controls/counts-positive.js";
import { type DeliveryType, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const THROTTLE = "campaign_throttle_rpm";
const DELAY = "minimum_delay_between_two_notification_in_hour";

/** The members, each with delivery types that use it. */
const places: readonly (readonly [type: DeliveryType, member: string])[] = [
  ["PUSH ONE_TIME", THROTTLE],
  ["PUSH PERIODIC", THROTTLE],
  ["EMAIL ONE_TIME", THROTTLE],
  ["EMAIL EVENT_TRIGGERED", THROTTLE],
  ["PUSH EVENT_TRIGGERED", DELAY],
  ["PUSH DEVICE_TRIGGERED", DELAY],
  ["EMAIL ONE_TIME", DELAY],
  ["EMAIL EVENT_TRIGGERED", DELAY],
];

function counts(count: number | undefined) {
  return each(places, ([type, member]) => [
    `${member} of ${count} on ${type}`,
    { body: requestOf(type, { [`delivery_controls.${member}`]: count }) },
  ]);
}

function tooFew(received: number) {
  return each(places, ([type, member]) => [
    `${member} of ${received} on ${type}`,
    {
      body: requestOf(type, { [`delivery_controls.${member}`]: received }),
      violations: [{ path: `delivery_controls.${member}`, params: { received } }],
    },
  ]);
}

testRule(deliveryControlCountsPositive, {
  valid: {
    ...counts(1),
    ...counts(2),
    ...counts(1_000_000),
    ...counts(undefined),
    "no delivery controls": requestOf("EMAIL ONE_TIME", { delivery_controls: undefined }),
  },
  invalid: {
    ...tooFew(0),
    ...tooFew(-1),
    ...tooFew(-1_000_000),
    "both members": {
      body: requestOf("EMAIL PERIODIC", { delivery_controls: { [DELAY]: 0, [THROTTLE]: -5 } }),
      violations: [
        { path: `delivery_controls.${THROTTLE}`, params: { received: -5 } },
        { path: `delivery_controls.${DELAY}`, params: { received: 0 } },
      ],
    },
  },
});
