import { usedByDeliveryType } from "../family.js";

export const periodicDetailsUsed = usedByDeliveryType({
  id: "schedule.periodic-details-used",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Only periodic campaigns repeat.",
  member: ["scheduling_details", "periodic_details"],
  except: [
    "ONE_TIME",
    "EVENT_TRIGGERED",
    "BUSINESS_EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
    "LOCATION_TRIGGERED",
    "BROADCAST_LIVE_ACTIVITY",
  ],
});
