import { btsDetailsUsed } from "../../../src/rules/schedule/bts-details-used.js";
import { deliveryTypes, each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, schedules, scheduleTypes } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";

const path = "scheduling_details.bts_details";

const bts_details = { send_in_bts: true, window_end_time: "2026-10-05T21:00:00" };

testRule(btsDetailsUsed, {
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    ...each(deliveryTypes, "the members that it needs", (type) => requestOf(type)),
    // A periodic campaign is sent at a fixed time.
    ...each(notPeriodic, "a best time", (type) => requestOf(type, { scheduling_details: schedules.SEND_IN_BTS })),
    ...onSchedules("empty details", ["SEND_IN_BTS"], (type, request) =>
      request({ scheduling_details: { ...schedules[type], bts_details: {} } }),
    ),
  },
  invalid: {
    ...onSchedules(
      "the details with another schedule",
      scheduleTypes.filter((type) => type !== "SEND_IN_BTS"),
      (type, request) => ({
        body: request({ scheduling_details: { ...schedules[type], bts_details } }),
        violations: [{ path, params: { deliveryType: type } }],
      }),
    ),
    ...each(notPeriodic, "the details on a campaign that is sent at once", (type) => ({
      body: requestOf(type, { scheduling_details: { delivery_type: "ASAP", bts_details } }),
      violations: [{ path, params: { deliveryType: "ASAP" } }],
    })),
    ...each(["PUSH PERIODIC", "EMAIL PERIODIC"], "the details on a campaign that is sent at fixed times", (type) => ({
      body: requestOf(type, { [path]: bts_details }),
      violations: [{ path, params: { deliveryType: "AT_FIXED_TIME" } }],
    })),
  },
});
