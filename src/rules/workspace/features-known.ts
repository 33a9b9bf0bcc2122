import { defineRule } from "../rule.js";

/**
 * The engine reports this where a rule would report that depends on a feature, if the context does not say whether the
 * workspace has that feature. It finds nothing by itself.
 */
export const featuresKnown = defineRule({
  id: "workspace.features-known",
  severity: "warning",
  scope: "request",
  spec: "Resources and their fields",
  summary: "Rules about a feature need to know the workspace's features.",
  reads: {},
  message: "depends on the feature {feature}, and it is not known whether the workspace has it",

  check() {},
});
