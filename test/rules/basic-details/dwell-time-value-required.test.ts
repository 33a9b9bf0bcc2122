import { dwellTimeValueRequired } from "../../../src/rules/basic-details/dwell-time-value-required.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType, pushTypes, triggeredAt } from "../../support/valid-of-type.js";

const dwell_time_granularity = "MINUTES";
const absent = { path: "basic_details.geofences.dwell_time_value" };

testRule(dwellTimeValueRequired, {
  violations: [absent],
  valid: {
    "dwelling for a time": triggeredAt("dwell", { dwell_time_value: "10", dwell_time_granularity }),
    "dwelling for no time": triggeredAt("dwell", { dwell_time_value: "0", dwell_time_granularity: "HOURS" }),
    "dwelling for an empty time": triggeredAt("dwell", { dwell_time_value: "", dwell_time_granularity: "DAYS" }),
    "dwelling for a time that is not a number": triggeredAt("dwell", {
      dwell_time_value: "a while",
      dwell_time_granularity: "DAYS",
    }),
    "entering without a dwell time": triggeredAt("ENTRY"),
    "entering with the unit of a dwell time": triggeredAt("ENTRY", { dwell_time_granularity }),
    "leaving without a dwell time": triggeredAt("EXIT"),
    "leaving with the unit of a dwell time": triggeredAt("EXIT", { dwell_time_granularity }),
    "no geofence": pushOfType("ONE_TIME"),
    "a geofence on Email, whose body does not have it": emailRequest({
      "basic_details.geofences": { ...geofence, triggered_at: "dwell", dwell_time_granularity },
    }),
  },
  invalid: {
    "dwelling without its length": triggeredAt("dwell", { dwell_time_granularity }),
    "dwelling without its length and unit": {
      body: triggeredAt("dwell"),
      violations: [
        absent,
        {
          rule: "basic-details.dwell-time-granularity-required",
          path: "basic_details.geofences.dwell_time_granularity",
        },
      ],
    },
    "dwelling with its length under another name": triggeredAt("dwell", { dwell_time: "10", dwell_time_granularity }),
    ...each(pushTypes, (type) => [
      `dwelling without its length on ${type}`,
      triggeredAt("dwell", { dwell_time_granularity }, type),
    ]),
  },
});
