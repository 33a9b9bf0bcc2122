import { defineRule, has } from "../rule.js";

export const geofencesRequired = defineRule({
  id: "basic-details.geofences-required",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by location needs the geofence.",
  reads: { values: ["campaign_delivery_type"], presence: ["basic_details.geofences"] },
  message: 'is a mandatory field when campaign_delivery_type is "LOCATION_TRIGGERED", but is absent',

  check({ campaign_delivery_type, basic_details }, report) {
    if (campaign_delivery_type !== "LOCATION_TRIGGERED" || has(basic_details, "geofences")) return;
    report(["basic_details", "geofences"]);
  },
});
