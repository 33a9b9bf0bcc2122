/** A tester for rules of your own, for any test runner. */
export type { UndeclaredReads } from "./examine.js";
export type { ExpectedFinding, RequestSituation, Situation, UpdateSituation } from "./situation.js";
export {
  type BrokenRequest,
  type BrokenUpdate,
  type RuleSituations,
  type RuleTestOptions,
  testRule,
} from "./test-rule.js";
