import { defineRule, has } from "../rule.js";

export const dwellTimeGranularityRequired = defineRule({
  id: "basic-details.dwell-time-granularity-required",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "A geofence that triggers on dwelling needs the unit of the dwell time.",
  reads: {
    values: ["basic_details.geofences.triggered_at"],
    presence: ["basic_details.geofences.dwell_time_granularity"],
  },
  message: 'is a mandatory field ("MINUTES", "HOURS" or "DAYS") when triggered_at is "dwell", but is absent',

  check({ basic_details: { geofences } }, report) {
    if (geofences?.triggered_at !== "dwell" || has(geofences, "dwell_time_granularity")) return;
    report(["basic_details", "geofences", "dwell_time_granularity"]);
  },
});
