import { lockedIn } from "../parts/unchanged-in-states.js";

export const triggerConditionUnchanged = lockedIn({
  id: "update.trigger-condition-unchanged",
  summary: "The trigger condition of an active campaign cannot be edited.",
  states: ["ACTIVE"],
  place: ["trigger_condition"],
});
