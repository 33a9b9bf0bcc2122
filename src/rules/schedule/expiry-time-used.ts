import { usedByDeliveryType } from "../family.js";

export const expiryTimeUsed = usedByDeliveryType({
  id: "schedule.expiry-time-used",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "An expiry bounds triggered campaigns only.",
  member: ["scheduling_details", "expiry_time"],
  except: ["ONE_TIME", "PERIODIC"],
});
