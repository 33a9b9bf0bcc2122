import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const DAYS = ["repeat_on_date_of_month", "repeat_on_days_of_week", "repeat_on_days_of_week_for_month"];

export const monthlyDaysPresent = defineRule({
  id: "schedule.monthly-days-present",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign that repeats monthly should say on which dates or days.",
  reads: {
    values: ["scheduling_details.periodic_details.sending_frequency"],
    presence: pathsIn("scheduling_details.periodic_details", DAYS),
  },
  message: 'should have at least one of {members} when sending_frequency is "MONTHLY", but has none',

  check({ scheduling_details: { periodic_details: periodic } }, report) {
    if (periodic?.sending_frequency !== "MONTHLY" || DAYS.some((member) => has(periodic, member))) return;
    report(["scheduling_details", "periodic_details"], { members: [...DAYS] });
  },
});
