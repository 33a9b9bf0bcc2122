import { MERGED } from "../parts/body-members.js";
import { editOf } from "../parts/update-parts.js";
import { defineRule, has } from "../rule.js";

export const changesSomething = defineRule({
  id: "update.changes-something",
  severity: "warning",
  scope: "update",
  spec: "Update or publish campaign draft",
  summary: "An update should change something.",
  reads: {},
  message: "changes nothing of the campaign",

  check(update, report) {
    // A request to publish need not change anything else.
    if (has(update.patch, "status")) return;
    if (MERGED.every((name) => !has(update.patch, name) || editOf(update, [name]) === undefined)) {
      report([]);
    }
  },
});
