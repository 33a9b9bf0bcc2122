import { requiredWhen } from "../rule-factories.js";

export const delayRelationRequired = requiredWhen({
  id: "trigger.delay-relation-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs to say whether it is before or after its anchor.",
  member: "trigger_condition.trigger_relation",
  when: { member: "trigger_condition.trigger_delay_type", is: "DELAY" },
  hint: '"BEFORE" or "AFTER"',
});
