import { defineRule } from "../rule.js";

export const textNotEmpty = defineRule({
  id: "member.text-not-empty",
  severity: "warning",
  scope: "object",
  spec: "Resources and their fields",
  summary: "A string that is required, always or on a condition, should not be empty.",
  reads: {},
  message: "should not be empty",

  check({ object, shape }, report) {
    for (const name of shape.nonEmptyTexts) if (object[name] === "") report([name]);
  },
});
