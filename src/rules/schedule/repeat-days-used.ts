import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

/** The members for days, each with the frequencies that use it. */
export const DAYS_USED_BY = {
  repeat_on_date_of_month: ["MONTHLY"],
  repeat_on_days_of_week: ["WEEKLY", "MONTHLY"],
  repeat_on_days_of_week_for_month: ["MONTHLY"],
} as const;

export const repeatDaysUsed = defineRule({
  id: "schedule.repeat-days-used",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Days of the week or month are used only with a frequency that has them.",
  reads: {
    values: ["scheduling_details.periodic_details.sending_frequency"],
    presence: pathsIn("scheduling_details.periodic_details", /* @__PURE__ */ Object.keys(DAYS_USED_BY)),
  },
  message: "is not used when sending_frequency is {frequency}; it goes with {allowed}",

  check({ scheduling_details: { periodic_details: periodic } }, report) {
    const frequency = periodic?.sending_frequency;
    if (frequency === undefined) return;
    for (const [member, allowed] of Object.entries<readonly string[]>(DAYS_USED_BY)) {
      if (allowed.includes(frequency) || !has(periodic, member)) continue;
      report(["scheduling_details", "periodic_details", member], { allowed: [...allowed], frequency });
    }
  },
});
