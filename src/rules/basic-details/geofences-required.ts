import { requiredFor } from "../rule-factories.js";

export const geofencesRequired = requiredFor({
  id: "basic-details.geofences-required",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by location needs the geofence.",
  member: "basic_details.geofences",
  deliveryType: "LOCATION_TRIGGERED",
  hint: "an object",
});
