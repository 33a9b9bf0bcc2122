import { geofencesUsed } from "../../../src/rules/basic-details/geofences-used.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const path = "basic_details.geofences";

const others = pushTypes.filter((type) => type !== "LOCATION_TRIGGERED");

testRule(geofencesUsed, {
  valid: {
    "a geofence that triggers": pushOfType("LOCATION_TRIGGERED"),
    ...each(others, (type) => [`no geofence on ${type}`, pushOfType(type)]),
    "a geofence on Email, whose body does not have it": {
      body: emailRequest({ [path]: geofence }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(others, (type) => [
      `a geofence on ${type}`,
      {
        body: pushOfType(type, { [path]: geofence }),
        violations: [{ path, params: { deliveryType: type }, fix: "none" }],
      },
    ]),
    "an unused geofence is still checked": {
      body: pushOfType("ONE_TIME", { [path]: { ...geofence, name: "", dwell_time_value: "5", diameter: "500" } }),
      violations: [
        { path, params: { deliveryType: "ONE_TIME" }, fix: "none" },
        { rule: "basic-details.dwell-time-used", path: `${path}.dwell_time_value`, params: { triggeredAt: "ENTRY" } },
        { rule: "member.known", path: `${path}.diameter` },
        { rule: "member.text-not-empty", path: `${path}.name` },
      ],
    },
  },
});
