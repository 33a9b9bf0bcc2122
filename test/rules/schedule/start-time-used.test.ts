import { startTimeUsed } from "../../../src/rules/schedule/start-time-used.js";
import { deliveryTypes, each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, schedules, scheduleTypes } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";

const path = "scheduling_details.start_time";
const start_time = "2026-10-05T07:00:00";

testRule(startTimeUsed, {
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    ...each(deliveryTypes, "a fixed time", (type) =>
      requestOf(type, { "scheduling_details.delivery_type": "AT_FIXED_TIME", [path]: start_time }),
    ),
  },
  invalid: {
    // A periodic campaign at once is an error.
    ...each(notPeriodic, "a start, but at once", (type) => ({
      body: requestOf(type, { scheduling_details: { delivery_type: "ASAP", start_time } }),
      violations: [{ path }],
    })),
  },
});
