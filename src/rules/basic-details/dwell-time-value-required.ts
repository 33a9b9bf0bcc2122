import { requiredWhen } from "../rule-factories.js";

export const dwellTimeValueRequired = requiredWhen({
  id: "basic-details.dwell-time-value-required",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "A geofence that triggers on dwelling needs the dwell time.",
  member: "basic_details.geofences.dwell_time_value",
  when: { member: "basic_details.geofences.triggered_at", is: "dwell" },
  hint: "a number as text",
});
