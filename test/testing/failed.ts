import type { CustomRule } from "../../src/index.js";
import { expectAccepted, expectRejected, type UndeclaredReads } from "../../src/testing/examine.js";

/** The arguments of a test of a rule in a situation, except the rule. */
interface Facts {
  readonly message?: string;
  readonly cause?: unknown;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** The error of a failed test of a rule; undefined if it passes. The rule must reject a situation with violations. */
export function failed(rule: CustomRule, situation: object, reads: UndeclaredReads = "error"): Facts | undefined {
  const expectOne = Object.hasOwn(situation, "violations") ? expectRejected : expectAccepted;
  try {
    expectOne(rule, situation, reads);
    return undefined;
  } catch (error) {
    return error as Facts;
  }
}
