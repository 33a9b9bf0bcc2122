import { requiredWhen } from "../rule-factories.js";

export const attributeNameRequired = requiredWhen({
  id: "trigger.attribute-name-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay before its anchor needs the time attribute that it is anchored to, whatever the delay type.",
  member: "trigger_condition.trigger_attr.name",
  when: { member: "trigger_condition.trigger_relation", is: "BEFORE" },
  hint: "the time attribute to count back from",
});
