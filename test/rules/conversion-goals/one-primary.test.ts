import { onePrimaryGoal } from "../../../src/rules/conversion-goals/one-primary.js";
import { deliveryTypes, each as eachType, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

/** Goals with the given values of the flag that makes them primary, which may be absent. */
function goals(...primary: readonly (boolean | undefined)[]) {
  return {
    attribution_window_in_hours: 36,
    goals: primary.map((is_primary_goal, index) => ({
      goal_name: `Goal ${index + 1}`,
      goal_event_name: "Product Purchased",
      ...(is_primary_goal !== undefined && { is_primary_goal }),
    })),
  };
}

function withGoals(...primary: readonly (boolean | undefined)[]) {
  return pushRequest({ conversion_goal_details: goals(...primary) });
}

function tooMany(count: number) {
  return { path: "conversion_goal_details.goals", params: { count } };
}

testRule(onePrimaryGoal, {
  violations: [tooMany(2)],
  valid: {
    "one goal, the primary one": withGoals(true),
    "the first of three": withGoals(true, false, false),
    "the last of three": withGoals(false, undefined, true),
    "no primary one": withGoals(false, false),
    "none with the flag": withGoals(undefined, undefined),
    "no goals": withGoals(),
    "no list of goals": pushRequest({ conversion_goal_details: {} }),
    ...eachType(deliveryTypes, "one of two", (type) =>
      requestOf(type, { conversion_goal_details: goals(true, false) }),
    ),
  },
  invalid: {
    "both of two": withGoals(true, true),
    "the first and the last": withGoals(true, false, undefined, true),
    "all of twelve": { body: withGoals(...Array.from({ length: 12 }, () => true)), violations: [tooMany(12)] },
    ...eachType(deliveryTypes, "both of two", (type) =>
      requestOf(type, { conversion_goal_details: goals(true, true) }),
    ),
  },
});
