import { lockedIn } from "../parts/unchanged-in-states.js";

export const conversionGoalDetailsUnchanged = lockedIn({
  id: "update.conversion-goal-details-unchanged",
  summary: "The conversion goals of an active campaign cannot be edited.",
  states: ["ACTIVE"],
  place: ["conversion_goal_details"],
});
