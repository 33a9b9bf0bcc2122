import { defineRule, has } from "../rule.js";

export const attributeNameRequired = defineRule({
  id: "trigger.attribute-name-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay before its anchor needs the time attribute that it is anchored to, whatever the delay type.",
  reads: {
    values: ["trigger_condition.trigger_relation"],
    presence: ["trigger_condition.trigger_attr.name"],
  },
  message:
    'is a mandatory field (the time attribute to count back from) when trigger_relation is "BEFORE", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_relation !== "BEFORE" || has(trigger_condition.trigger_attr, "name")) return;
    report(["trigger_condition", "trigger_attr", "name"]);
  },
});
