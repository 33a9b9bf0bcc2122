import { geofencesRequired } from "../../../src/rules/basic-details/geofences-required.js";
import { testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, geofence, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const withoutGeofences = { "basic_details.geofences": undefined };

testRule(geofencesRequired, {
  violations: [{ path: "basic_details.geofences" }],
  valid: {
    "a location with its geofence": pushOfType("LOCATION_TRIGGERED"),
    "a location with a geofence of empty texts": pushOfType("LOCATION_TRIGGERED", {
      "basic_details.geofences": {
        ...geofence,
        triggered_at: "EXIT",
        name: "",
        latitude: "",
        longitude: "",
        radius: "",
        response_time_value: "",
      },
    }),
    ...each(
      pushTypes.filter((type) => type !== "LOCATION_TRIGGERED"),
      (type) => [`no geofence on Push ${type}`, pushOfType(type, withoutGeofences)],
    ),
    ...each(emailTypes, (type) => [`no geofence on Email ${type}`, emailOfType(type, withoutGeofences)]),
    "a geofence that nothing uses": pushOfType("ONE_TIME", { "basic_details.geofences": geofence }),
  },
  invalid: {
    "a location without its geofence": pushOfType("LOCATION_TRIGGERED", withoutGeofences),
    "a location with neither geofence nor trigger condition": {
      body: pushOfType("LOCATION_TRIGGERED", { ...withoutGeofences, trigger_condition: undefined }),
      violations: [
        { path: "basic_details.geofences" },
        {
          rule: "trigger.condition-required",
          path: "trigger_condition",
          params: { deliveryType: "LOCATION_TRIGGERED" },
        },
      ],
    },
    "a location with its geofence under another name": pushOfType("LOCATION_TRIGGERED", {
      ...withoutGeofences,
      "basic_details.geofence": geofence,
    }),
    "a location with its geofence in the trigger condition": pushOfType("LOCATION_TRIGGERED", {
      ...withoutGeofences,
      "trigger_condition.geofences": geofence,
    }),
  },
});
