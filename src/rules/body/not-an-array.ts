import { membersIn } from "../parts/body-members.js";
import { defineRule } from "../rule.js";

export const bodyNotAnArray = defineRule({
  id: "body.not-an-array",
  severity: "warning",
  scope: "body",
  spec: "Resources and their fields",
  summary: "A body is not an array: validate each body of a list separately.",
  reads: {},
  message: "is a body in an array of {entries}: validate each on its own, or put one on each line and use --ndjson",

  check(body, report) {
    if (!Array.isArray(body) || membersIn(body[0]).length === 0) return;
    // The array itself already has an error, so the warning is about its first entry.
    report([0], { entries: body.length });
  },
});
