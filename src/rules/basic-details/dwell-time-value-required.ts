import { defineRule, has } from "../rule.js";

export const dwellTimeValueRequired = defineRule({
  id: "basic-details.dwell-time-value-required",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "A geofence that triggers on dwelling needs the dwell time.",
  reads: {
    values: ["basic_details.geofences.triggered_at"],
    presence: ["basic_details.geofences.dwell_time_value"],
  },
  message: 'is a mandatory field when triggered_at is "dwell", but is absent',

  check({ basic_details: { geofences } }, report) {
    if (geofences?.triggered_at !== "dwell" || has(geofences, "dwell_time_value")) return;
    report(["basic_details", "geofences", "dwell_time_value"]);
  },
});
