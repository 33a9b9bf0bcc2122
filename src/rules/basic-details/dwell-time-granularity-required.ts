import { requiredWhen } from "../rule-factories.js";

export const dwellTimeGranularityRequired = requiredWhen({
  id: "basic-details.dwell-time-granularity-required",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "A geofence that triggers on dwelling needs the unit of the dwell time.",
  member: "basic_details.geofences.dwell_time_granularity",
  when: { member: "basic_details.geofences.triggered_at", is: "dwell" },
  hint: '"MINUTES", "HOURS" or "DAYS"',
});
