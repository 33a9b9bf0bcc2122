import { type CustomRule, defineRule } from "../../src/index.js";

/**
 * Custom rules for a context that no test has used before. The engine makes new active rules for it, and so uses a
 * check that a test has replaced.
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
