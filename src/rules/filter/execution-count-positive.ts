import { atLeastOne } from "../rule-factories.js";

export const executionCountPositive = atLeastOne({
  id: "filter.execution-count-positive",
  scope: "actions",
  spec: "Filters",
  summary: "The execution count of an action should be at least 1; use `executed` for actions that never happened.",
  members: ["execution.count"],
});
