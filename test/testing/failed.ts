import type { CustomRule } from "../../src/index.js";
import { expectAccepted, expectRefused, type UndeclaredReads } from "../../src/testing/examine.js";

/** What a rule is tested with in a situation, besides the rule. */
interface Facts {
  readonly message?: string;
  readonly cause?: unknown;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** What the test of a rule fails with; undefined if it passes. The rule must refuse a situation that has violations. */
export function failed(rule: CustomRule, situation: object, reads: UndeclaredReads = "error"): Facts | undefined {
  const expectOne = Object.hasOwn(situation, "violations") ? expectRefused : expectAccepted;
  try {
    expectOne(rule, situation, reads);
    return undefined;
  } catch (error) {
    return error as Facts;
  }
}
