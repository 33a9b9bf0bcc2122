import { lockedIn } from "../parts/unchanged-in-states.js";

export const deliveryTypeUnchanged = lockedIn({
  id: "update.delivery-type-unchanged",
  summary: "The kind of schedule of an active or scheduled campaign cannot be edited.",
  states: ["ACTIVE", "SCHEDULED"],
  place: ["scheduling_details", "delivery_type"],
});
