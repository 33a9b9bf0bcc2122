import { defineRule } from "../rule.js";

export const platformsDistinct = defineRule({
  id: "basic-details.platforms-distinct",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "A platform needs to be named only once.",
  reads: { values: ["basic_details.platforms"] },
  message: "should name each platform once, but repeats {repeated}",

  check({ basic_details: { platforms } }, report) {
    const distinct = [...new Set(platforms)];
    if (distinct.length === platforms.length) return;
    const repeated = distinct.filter((platform) => platforms.indexOf(platform) !== platforms.lastIndexOf(platform));
    report(["basic_details", "platforms"], { repeated }, { kind: "replace", value: distinct });
  },
});
