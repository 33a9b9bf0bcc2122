import type { ViolationBase } from "../errors/violation.js";
import type { RuleId, RuleParams } from "./index.js";

/** A violation of one rule. Plain data: it survives `JSON.stringify` and `structuredClone`. */
export interface ViolationOf<R extends RuleId> extends ViolationBase {
  /** The rule that is broken. */
  rule: R;
  /** The facts of the message, for programs. */
  params: RuleParams[R] & {
    /** In an update: the member is absent because its component was sent without it, and the stored campaign has it. */
    readonly storedHasValue?: true;
    /** That value, if it is a text (cut to 64 characters), a number or a boolean. */
    readonly storedValue?: string | number | boolean;
  };
}

/** A violation of any rule. `rule` determines the type of `params`. */
export type Violation = { [R in RuleId]: ViolationOf<R> }[RuleId];
