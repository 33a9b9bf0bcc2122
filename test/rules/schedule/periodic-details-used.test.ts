import { periodicDetailsUsed } from "../../../src/rules/schedule/periodic-details-used.js";
import { type DeliveryType, deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { periodic_details } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";

const path = "scheduling_details.periodic_details";

const others = deliveryTypesBut("PUSH PERIODIC", "EMAIL PERIODIC");

function unused(type: DeliveryType) {
  return { path, params: { deliveryType: type.replace(/^\w+ /u, "") } };
}

testRule(periodicDetailsUsed, {
  valid: {
    ...each(deliveryTypes, "the members that it needs", (type) => requestOf(type)),
    ...each(["PUSH PERIODIC", "EMAIL PERIODIC"], "only a frequency", (type) =>
      requestOf(type, { [path]: { sending_frequency: "DAILY" } }),
    ),
    ...each(others, "a fixed time", (type) =>
      requestOf(type, {
        scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00" },
      }),
    ),
  },
  invalid: {
    ...each(others, "periodic details", (type) => ({
      body: requestOf(type, { [path]: periodic_details }),
      violations: [unused(type)],
    })),
    ...each(others, "periodic details at a fixed time", (type) => ({
      body: requestOf(type, {
        scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00", periodic_details },
      }),
      violations: [unused(type)],
    })),
  },
});
