import { usedByDeliveryType } from "../family.js";

export const geofencesUsed = usedByDeliveryType({
  id: "basic-details.geofences-used",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Only campaigns triggered by location use a geofence.",
  member: ["basic_details", "geofences"],
  except: [
    "ONE_TIME",
    "PERIODIC",
    "EVENT_TRIGGERED",
    "BUSINESS_EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
    "BROADCAST_LIVE_ACTIVITY",
  ],
});
