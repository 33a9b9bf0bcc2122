import { dwellTimeGranularityRequired } from "../../../src/rules/basic-details/dwell-time-granularity-required.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType, pushTypes } from "../../support/valid-of-type.js";

function triggeredAt(triggered_at: string, dwellTime: object) {
  return pushOfType("LOCATION_TRIGGERED", { "basic_details.geofences": { ...geofence, triggered_at, ...dwellTime } });
}

testRule(dwellTimeGranularityRequired, {
  violations: [{ path: "basic_details.geofences.dwell_time_granularity" }],
  valid: {
    ...each(["MINUTES", "HOURS", "DAYS"], (unit) => [
      `dwelling for some ${unit}`,
      triggeredAt("dwell", { dwell_time_value: "10", dwell_time_granularity: unit }),
    ]),
    "entering without a unit": triggeredAt("ENTRY", {}),
    "entering with a dwell time but no unit": triggeredAt("ENTRY", { dwell_time_value: "10" }),
    "leaving without a unit": triggeredAt("EXIT", {}),
    "leaving with a dwell time but no unit": triggeredAt("EXIT", { dwell_time_value: "10" }),
    "no geofence": pushOfType("ONE_TIME"),
    "a geofence on Email, whose body does not have it": emailRequest({
      "basic_details.geofences": { ...geofence, triggered_at: "dwell", dwell_time_value: "10" },
    }),
  },
  invalid: {
    "dwelling without the unit": triggeredAt("dwell", { dwell_time_value: "10" }),
    "dwelling for no time, still without the unit": triggeredAt("dwell", { dwell_time_value: "0" }),
    "dwelling for an empty time without the unit": triggeredAt("dwell", { dwell_time_value: "" }),
    "dwelling without its length and unit": {
      body: triggeredAt("dwell", {}),
      violations: [
        { rule: "basic-details.dwell-time-value-required", path: "basic_details.geofences.dwell_time_value" },
        { path: "basic_details.geofences.dwell_time_granularity" },
      ],
    },
    "dwelling with the unit under another name": triggeredAt("dwell", {
      dwell_time_value: "10",
      dwell_time_unit: "MINUTES",
    }),
    ...each(pushTypes, (type) => [
      `dwelling without the unit on ${type}`,
      pushOfType(type, { "basic_details.geofences": { ...geofence, triggered_at: "dwell", dwell_time_value: "10" } }),
    ]),
  },
});
