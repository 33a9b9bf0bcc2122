import { defineRule } from "../rule.js";

/** The engine reports this in every place where the rule of a gate would report if the feature were off. */
export const featuresKnown = defineRule({
  id: "workspace.features-known",
  severity: "warning",
  scope: "request",
  saysFeatureUnknown: true,
  spec: "Resources and their fields",
  summary: "What depends on a feature can be decided only when the features of the workspace are given.",
  reads: {},
  message: "depends on the feature {feature}, and it is not known whether the workspace has it",

  check() {},
});
