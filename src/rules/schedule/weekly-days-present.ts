import { requiredWhen } from "../rule-factories.js";

export const weeklyDaysPresent = requiredWhen({
  id: "schedule.weekly-days-present",
  severity: "warning",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign that repeats weekly should say on which days of the week.",
  member: "scheduling_details.periodic_details.repeat_on_days_of_week",
  when: { member: "scheduling_details.periodic_details.sending_frequency", is: "WEEKLY" },
  hint: '"MONDAY" to "SUNDAY"',
});
