import { type CustomRule, defineRule } from "../../src/index.js";

/**
 * Custom rules of a context that no test has used before, so that its active rules are made anew, after the check of a
 * rule was replaced.
 */
export function newRules(): CustomRule[] {
  const nothing = defineRule({
    id: "test.reports-nothing",
    scope: "request",
    reads: {},
    message: "is never reported",
    check: () => undefined,
  });
  return [nothing];
}
