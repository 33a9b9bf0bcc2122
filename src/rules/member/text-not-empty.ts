import { defineRule } from "../rule.js";

export const textNotEmpty = defineRule({
  id: "member.text-not-empty",
  severity: "warning",
  scope: "object",
  spec: "Resources and their fields",
  summary: "A required text should say something.",
  reads: {},
  message: "should not be empty",

  check({ object, requiredTexts }, report) {
    for (const name of requiredTexts) if (object[name] === "") report([name]);
  },
});
