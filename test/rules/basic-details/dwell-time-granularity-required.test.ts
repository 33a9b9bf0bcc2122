import { dwellTimeGranularityRequired } from "../../../src/rules/basic-details/dwell-time-granularity-required.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType, pushTypes, triggeredAt } from "../../support/valid-of-type.js";

const dwell_time_value = "10";
const absent = { path: "basic_details.geofences.dwell_time_granularity" };

testRule(dwellTimeGranularityRequired, {
  violations: [absent],
  valid: {
    ...each(["MINUTES", "HOURS", "DAYS"], (unit) => [
      `dwelling for some ${unit}`,
      triggeredAt("dwell", { dwell_time_value, dwell_time_granularity: unit }),
    ]),
    "entering without a unit": triggeredAt("ENTRY"),
    "entering with a dwell time but no unit": triggeredAt("ENTRY", { dwell_time_value }),
    "leaving without a unit": triggeredAt("EXIT"),
    "leaving with a dwell time but no unit": triggeredAt("EXIT", { dwell_time_value }),
    "no geofence": pushOfType("ONE_TIME"),
    "a geofence on Email, whose body does not have it": emailRequest({
      "basic_details.geofences": { ...geofence, triggered_at: "dwell", dwell_time_value },
    }),
  },
  invalid: {
    "dwelling without the unit": triggeredAt("dwell", { dwell_time_value }),
    "dwelling for no time, still without the unit": triggeredAt("dwell", { dwell_time_value: "0" }),
    "dwelling for an empty time without the unit": triggeredAt("dwell", { dwell_time_value: "" }),
    "dwelling without its length and unit": {
      body: triggeredAt("dwell"),
      violations: [
        { rule: "basic-details.dwell-time-value-required", path: "basic_details.geofences.dwell_time_value" },
        absent,
      ],
    },
    "dwelling with the unit under another name": triggeredAt("dwell", { dwell_time_value, dwell_time_unit: "MINUTES" }),
    ...each(pushTypes, (type) => [
      `dwelling without the unit on ${type}`,
      triggeredAt("dwell", { dwell_time_value }, type),
    ]),
  },
});
