import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["dwell_time_value", "dwell_time_granularity"] as const;

export const dwellTimeUsed = defineRule({
  id: "basic-details.dwell-time-used",
  severity: "warning",
  scope: "PUSH",
  spec: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
  summary: "Only a geofence that triggers on dwelling uses a dwell time.",
  unless: ["basic_details.geofences.triggered_at=dwell"],
  reads: {
    values: ["basic_details.geofences.triggered_at"],
    presence: pathsIn("basic_details.geofences", MEMBERS),
  },
  message: 'is used only when triggered_at is "dwell", but that is {triggeredAt}',

  check({ basic_details: { geofences } }, report) {
    if (geofences === undefined || geofences.triggered_at === "dwell") return;
    for (const member of MEMBERS) {
      if (has(geofences, member))
        report(["basic_details", "geofences", member], { triggeredAt: geofences.triggered_at });
    }
  },
});
