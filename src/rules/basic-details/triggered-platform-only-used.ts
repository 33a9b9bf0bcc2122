import { usedByDeliveryType } from "../family.js";

export const triggeredPlatformOnlyUsed = usedByDeliveryType({
  id: "basic-details.triggered-platform-only-used",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "Only event-triggered campaigns have a platform that fired the event.",
  member: ["basic_details", "send_to_triggered_platform_only"],
  except: ["ONE_TIME", "PERIODIC", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
});
