import { allBut, usedByDeliveryType } from "../rule-factories.js";

export const geofencesUsed = usedByDeliveryType({
  id: "basic-details.geofences-used",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Only campaigns triggered by location use a geofence.",
  members: ["basic_details.geofences"],
  deliveryTypes: allBut("LOCATION_TRIGGERED"),
});
