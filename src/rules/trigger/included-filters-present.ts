import { shouldHave } from "../rule-factories.js";

export const triggerFiltersPresent = shouldHave({
  id: "trigger.included-filters-present",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A trigger condition should say what triggers the campaign.",
  object: "trigger_condition",
  members: ["included_filters"],
  message: "should say what triggers the campaign, but is absent",
});
