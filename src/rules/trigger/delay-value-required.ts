import { requiredWhen } from "../rule-factories.js";

export const delayValueRequired = requiredWhen({
  id: "trigger.delay-value-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs its length.",
  member: "trigger_condition.trigger_delay_value",
  when: { member: "trigger_condition.trigger_delay_type", is: "DELAY" },
  hint: "an integer",
});
