import { MERGED } from "../body-members.js";
import { defineRule } from "../rule.js";
import { editOf } from "../update-parts.js";

export const changesSomething = defineRule({
  id: "update.changes-something",
  severity: "warning",
  scope: "update",
  spec: "Update or publish campaign draft",
  summary: "An update should change something.",
  reads: {},
  message: "changes nothing of the campaign",

  check(update, report) {
    if (MERGED.every((name) => !Object.hasOwn(update.patch, name) || editOf(update, [name]) === undefined)) {
      report([]);
    }
  },
});
