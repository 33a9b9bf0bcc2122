import { conversionGoalDetailsUnchanged } from "../../../src/rules/update/conversion-goal-details-unchanged.js";
import { how, lockedSituations } from "../../support/locked.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { storedEmail, storedPush, updating } from "../../support/updates.js";

const saved = { goal_name: "Recipe saved", goal_event_name: "Recipe Saved", is_primary_goal: true };
const cooked = { goal_name: "Recipe cooked", goal_event_name: "Recipe Cooked", is_primary_goal: false };
const value = { attribution_window_in_hours: 48, goals: [saved, cooked] };

const situations = lockedSituations({
  name: "conversion_goal_details",
  value,
  edits: {
    "an hour longer": { ...value, attribution_window_in_hours: 49 },
    "an hour shorter": { ...value, attribution_window_in_hours: 47 },
    "goals in another order": { ...value, goals: [cooked, saved] },
    "one more goal": { ...value, goals: [saved, cooked, { ...cooked, goal_name: "Recipe shared" }] },
    "one goal fewer": { ...value, goals: [saved] },
    "another primary goal": {
      ...value,
      goals: [
        { ...saved, is_primary_goal: false },
        { ...cooked, is_primary_goal: true },
      ],
    },
    "no window": { goals: value.goals },
    "no goals": { attribution_window_in_hours: 48 },
    "an empty object": {},
  },
  part: { attribution_window_in_hours: 48 },
  editedPart: { goals: [] },
});

const changed = [{ path: "conversion_goal_details", params: { state: "ACTIVE", how: how.changed } }];

testUpdateRule(conversionGoalDetailsUnchanged, {
  valid: {
    ...situations.valid,
    "no goals, like the stored campaign": {
      patch: { channel: "EMAIL" },
      context: updating("ACTIVE", storedEmail({ conversion_goal_details: undefined })),
    },
  },
  invalid: {
    ...situations.invalid,
    "goals if none are stored": {
      patch: { conversion_goal_details: value },
      context: updating("ACTIVE", storedPush({ conversion_goal_details: undefined })),
      violations: changed,
    },
    "an empty object if nothing is stored": {
      patch: { conversion_goal_details: {} },
      context: updating("ACTIVE", storedPush({ conversion_goal_details: undefined })),
      violations: changed,
    },
  },
});
