import { expiryTimeUsed } from "../../../src/rules/schedule/expiry-time-used.js";
import { type DeliveryType, deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const path = "scheduling_details.expiry_time";
const expiry_time = "2027-01-31T22:00:00";

const triggered = deliveryTypes.filter((type) => type.endsWith("_TRIGGERED"));
const untriggered: readonly DeliveryType[] = ["PUSH ONE_TIME", "PUSH PERIODIC", "EMAIL ONE_TIME", "EMAIL PERIODIC"];

function atFixedTime(type: DeliveryType) {
  return requestOf(type, {
    "scheduling_details.delivery_type": "AT_FIXED_TIME",
    "scheduling_details.start_time": "2026-10-05T07:00:00",
    [path]: expiry_time,
  });
}

function unused(type: DeliveryType) {
  return { path, params: { deliveryType: type.replace(/^\w+ /u, "") } };
}

testRule(expiryTimeUsed, {
  valid: {
    ...each(deliveryTypes, "no expiry", (type) => requestOf(type)),
    ...each(triggered, "an expiry of a campaign that starts at once", (type) =>
      requestOf(type, { [path]: expiry_time }),
    ),
    ...each(triggered, "an expiry of a campaign that starts at a fixed time", (type) => atFixedTime(type)),
  },
  invalid: {
    ...each(untriggered, "an expiry", (type) => ({
      body: requestOf(type, { [path]: expiry_time }),
      violations: [unused(type)],
    })),
    ...each(untriggered, "an expiry after a fixed time", (type) => ({
      body: atFixedTime(type),
      violations: [unused(type)],
    })),
    ...each(untriggered, "an expiry before the start, which is not used either", (type) => ({
      body: requestOf(type, {
        "scheduling_details.delivery_type": "AT_FIXED_TIME",
        "scheduling_details.start_time": "2027-10-05T07:00:00",
        [path]: expiry_time,
      }),
      violations: [unused(type)],
    })),
  },
});
