import { defineRule, has } from "../rule.js";

export const segmentNamed = defineRule({
  id: "filter.segment-named",
  scope: "custom_segments",
  spec: "Filters",
  summary: "A filter on a custom segment needs the segment's id or its name.",
  unless: ["@.id", "@.name"],
  reads: { values: ["@.filter_type"], presence: ["@.id", "@.name"] },
  message: "is a mandatory field unless name is present; both are absent",

  check(filter, report) {
    if (!has(filter, "id") && !has(filter, "name")) report(["id"]);
  },
});
