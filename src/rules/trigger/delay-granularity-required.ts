import { requiredWhen } from "../rule-factories.js";

export const delayGranularityRequired = requiredWhen({
  id: "trigger.delay-granularity-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs the unit of its length.",
  member: "trigger_condition.trigger_delay_granularity",
  when: { member: "trigger_condition.trigger_delay_type", is: "DELAY" },
  hint: '"MINUTES", "HOURS" or "DAYS"',
});
