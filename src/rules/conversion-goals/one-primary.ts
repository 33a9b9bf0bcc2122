import { defineRule } from "../rule.js";

export const onePrimaryGoal = defineRule({
  id: "conversion-goals.one-primary",
  severity: "warning",
  scope: "request",
  spec: "`conversion_goal_details`",
  summary: "At most one goal should be the primary one.",
  reads: { values: ["conversion_goal_details.goals"] },
  message: "should have at most one primary goal, but has {count}",

  check({ conversion_goal_details }, report) {
    const count = conversion_goal_details?.goals?.filter((goal) => goal.is_primary_goal === true).length ?? 0;
    if (count > 1) report(["conversion_goal_details", "goals"], { count });
  },
});
