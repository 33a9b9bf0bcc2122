import { excerpt } from "../../errors/wording.js";
import { isNumericString } from "../../structure/formats.js";
import { pathsIn } from "../parts/member-path.js";
import { defineRule } from "../rule.js";

/** Bounds of the numbers that a geofence has as text. */
const BOUNDS = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  radius: [1, Number.POSITIVE_INFINITY],
  dwell_time_value: [0, Number.POSITIVE_INFINITY],
  response_time_value: [0, Number.POSITIVE_INFINITY],
} as const;

const MEMBERS = ["latitude", "longitude", "radius", "dwell_time_value", "response_time_value"] as const;

export const geofenceNumbersValid = defineRule({
  id: "basic-details.geofence-numbers-valid",
  severity: "warning",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "Coordinates, radius and times of a geofence are numbers as text, and within their bounds.",
  reads: { values: pathsIn("basic_details.geofences", MEMBERS) },
  message: "should be a number {=wanted} as text, but is {received}",

  check({ basic_details: { geofences } }, report) {
    if (geofences === undefined) return;
    for (const member of MEMBERS) {
      const text = geofences[member];
      const [minimum, maximum] = BOUNDS[member];
      if (text === undefined) continue;
      if (isNumericString(text) && Number(text) >= minimum && Number(text) <= maximum) continue;
      const bounds = maximum === Number.POSITIVE_INFINITY ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
      report(["basic_details", "geofences", member], { wanted: bounds, received: excerpt(text) });
    }
  },
});
