import { defineRule } from "../rule.js";

export const platformsNotEmpty = defineRule({
  id: "basic-details.platforms-not-empty",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "A Push campaign without a platform reaches nobody.",
  reads: { keys: ["basic_details.platforms"] },
  message: "should have at least one platform, but has none",

  check({ basic_details: { platforms } }, report) {
    if (platforms.length === 0) report(["basic_details", "platforms"]);
  },
});
