import { lockedIn } from "../parts/unchanged-in-states.js";

export const startTimeUnchanged = lockedIn({
  id: "update.start-time-unchanged",
  summary: "The start of an active campaign cannot be edited.",
  states: ["ACTIVE"],
  place: ["scheduling_details", "start_time"],
});
