import { requiredWhen } from "../rule-factories.js";

export const geofencesRequired = requiredWhen({
  id: "basic-details.geofences-required",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by location needs the geofence.",
  member: "basic_details.geofences",
  when: { member: "campaign_delivery_type", is: "LOCATION_TRIGGERED" },
});
