import { requiredWhen } from "../rule-factories.js";

export const intelligentDelayWindowRequired = requiredWhen({
  id: "trigger.intelligent-delay-window-required",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "An intelligent delay needs its window.",
  member: "trigger_condition.intelligent_delay_optimization",
  when: { member: "trigger_condition.trigger_delay_type", is: "INTELLIGENT_DELAY" },
  hint: "an object",
});
