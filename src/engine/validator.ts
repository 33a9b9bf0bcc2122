import type { Registry } from "../rules/index.js";
import { isPlain } from "../structure/is-plain.js";
import { isOfClass, isStackOverflow, NotPlain, prototypesArePolluted } from "../structure/plain.js";
import { viewer } from "../structure/readable.js";
import { type ActiveRules, activeRulesFor } from "./active-rules.js";
import type { ResolvedContext } from "./context/resolved-context.js";
import { RuleDefect, RuleFailure } from "./rule-defect.js";

/** The values to validate, as passed in or as readable views. */
export interface Sources {
  /** The body, or the patch. */
  readonly sent: unknown;
  /** The stored campaign of an update. */
  readonly stored: unknown;
  readonly isView: boolean;
  /** Returns the value behind a view. */
  readonly original: (view: unknown) => unknown;
  /** Deepest nesting to check. Less than the context's limit if the stack was too small for it. */
  readonly maxDepth: number;
}

/** Everything that validations with one context share. */
export class Validator {
  readonly rules: ActiveRules;

  constructor(
    readonly context: ResolvedContext,
    readonly registry: Registry,
  ) {
    this.rules = activeRulesFor(registry, context);
  }

  /**
   * Calls `decision` with the values to validate: the values themselves or, if they turn out not to be plain, readable
   * views of them. If the stack overflows, it starts again with less depth. Any other error is a defect, and is thrown.
   *
   * @throws {RuleDefect} when a rule throws.
   */
  decide<T>(sent: unknown, stored: unknown, decision: (sources: Sources) => T): T {
    let { maxDepth } = this.context;
    let isView = prototypesArePolluted();
    for (;;) {
      const { view, original } = isView ? viewer(maxDepth >= SHALLOW) : { view: itself, original: itself };
      try {
        return decision({ sent: view(sent), stored: view(stored), isView, original, maxDepth });
      } catch (thrown) {
        const failure = isOfClass(thrown, RuleFailure) ? thrown : undefined;
        const cause = failure === undefined ? thrown : failure.cause;
        if (shouldRetryShallower(maxDepth, cause, failure)) maxDepth = Math.floor(maxDepth / 2);
        else if (!isView && mayBeCausedByInput(cause, failure) && !(isPlain(sent) && isPlain(stored))) isView = true;
        else throw failure === undefined ? thrown : new RuleDefect(failure.rule, cause);
      }
    }
  }
}

/** If the stack overflows at a smaller depth than this, the caller had almost filled it. */
const SHALLOW = 16;

/** Whether an error is a stack overflow that less depth may prevent. A custom rule may have filled the stack by itself. */
function shouldRetryShallower(maxDepth: number, cause: unknown, failure: RuleFailure | undefined): boolean {
  const ruleOverflowedAlone = failure?.isCustom === true && failure.depth < SHALLOW;
  return maxDepth >= SHALLOW && isStackOverflow(cause) && !ruleOverflowedAlone;
}

/** Whether reading the input may have thrown an error. If a custom rule reads an unreadable value, the error is `NotPlain`. */
function mayBeCausedByInput(cause: unknown, failure: RuleFailure | undefined): boolean {
  return failure === undefined || !failure.isCustom || isOfClass(cause, NotPlain);
}

function itself(value: unknown): unknown {
  return value;
}
