import { dwellTimeUsed } from "../../../src/rules/basic-details/dwell-time-used.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType, triggeredAt } from "../../support/valid-of-type.js";

const GEOFENCES = "basic_details.geofences";

function unused(triggered: string, ...members: readonly string[]) {
  const params = { triggeredAt: triggered };
  return members.map((member) => ({ path: `${GEOFENCES}.${member}`, params, fix: "none" as const }));
}

const moments = ["ENTRY", "EXIT"];
const dwell_time_value = "10";
const dwell_time_granularity = "MINUTES";

testRule(dwellTimeUsed, {
  valid: {
    "dwelling for a time": triggeredAt("dwell", { dwell_time_value, dwell_time_granularity }),
    "entering at once": triggeredAt("ENTRY"),
    "leaving at once": triggeredAt("EXIT"),
    "no geofence": pushOfType("ONE_TIME"),
    "a geofence on Email, whose body does not have it": {
      body: emailRequest({
        [GEOFENCES]: { ...geofence, triggered_at: "ENTRY", dwell_time_value, dwell_time_granularity },
      }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(moments, (triggered) => [
      `a length at ${triggered}`,
      { body: triggeredAt(triggered, { dwell_time_value }), violations: unused(triggered, "dwell_time_value") },
    ]),
    ...each(moments, (triggered) => [
      `a unit at ${triggered}`,
      {
        body: triggeredAt(triggered, { dwell_time_granularity }),
        violations: unused(triggered, "dwell_time_granularity"),
      },
    ]),
    ...each(moments, (triggered) => [
      `both at ${triggered}, in the order of the specification`,
      {
        body: triggeredAt(triggered, { dwell_time_granularity, dwell_time_value }),
        violations: unused(triggered, "dwell_time_value", "dwell_time_granularity"),
      },
    ]),
    "a length that is not a number is reported as unused": {
      body: triggeredAt("ENTRY", { dwell_time_value: "a while" }),
      violations: unused("ENTRY", "dwell_time_value"),
    },
  },
});
