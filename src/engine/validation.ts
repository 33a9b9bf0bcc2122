import type { ResolvedContext } from "../context/resolved-context.js";
import type { Registry } from "../rules/index.js";
import { isObject } from "../structure/checker.js";
import { prototypesArePolluted } from "../structure/pollution.js";
import { viewer } from "../structure/readable.js";
import { isStackOverflow } from "../structure/stack-overflow.js";
import { type Collected, collect } from "./collect.js";
import { dropHarmfulFixes, type ErrorFound, errorsIn } from "./drop-harmful-fixes.js";
import type { Input } from "./input.js";
import { type Pool, poolFor } from "./pool.js";
import type { RuleChecker } from "./rule-checker.js";
import { defectOf } from "./rule-defect.js";
import type { SkippedRule } from "./skipped-rules.js";

/** The values to validate, as passed in or as readable views. */
export interface Sources {
  /** The body, or the patch. */
  readonly sent: unknown;
  /** The stored campaign of an update. */
  readonly stored: unknown;
  readonly isView: boolean;
  /** Returns the value behind a view. */
  readonly original: (view: unknown) => unknown;
}

/** Everything that was found in an input. */
export interface Violations extends Collected {
  readonly view: unknown;
  readonly skipped: SkippedRule[];
}

/**
 * Validates with one context. Only this class takes a rule checker from the pool and gives it back, falls back to
 * readable views, tries fixes, and reports the defect of a rule.
 */
export class Validation {
  readonly #pool: Pool;
  /** For trying fixes. Only errors matter there, so it omits rules that warn. */
  #trials: Pool | undefined;

  constructor(
    readonly context: ResolvedContext,
    readonly registry: Registry,
  ) {
    this.#pool = poolFor(registry, context, context.lint);
  }

  /**
   * Calls `decision` with the values to validate: first with the values themselves and, if anything throws, as when one
   * is not plain, with readable views of them. If the stack overflows, it starts again with less depth.
   *
   * @throws {RuleDefect} when a rule throws.
   */
  decide<T>(sent: unknown, stored: unknown, decision: (sources: Sources, rules: RuleChecker) => T): T {
    const rules = this.#pool.take(this.context);
    try {
      for (;;) {
        if (!prototypesArePolluted()) {
          try {
            return decision({ sent, stored, isView: false, original: itself }, rules);
          } catch (error) {
            if (rules.halveDepth(error)) continue;
          }
        }
        const { view, original } = viewer(rules.canHalveDepth);
        try {
          return decision({ sent: view(sent), stored: view(stored), isView: true, original }, rules);
        } catch (cause) {
          if (!rules.halveDepth(cause)) throw defectOf(rules.current?.id, cause);
        }
      }
    } finally {
      this.#pool.giveBack(rules);
    }
  }

  /** Checks the structure, then the rules that no issue blocks. Returns undefined when nothing was found. */
  check(input: Input, rules: RuleChecker): Violations | undefined {
    const skipped = checkInput(input, rules);
    const { findings } = rules;
    const { issues } = rules.checker;
    if (issues.length === 0 && findings.length === 0 && skipped === undefined) return undefined;
    const { view, channel, annotate } = input;
    const collected = collect(issues, findings, view, this.context.maxViolations, channel, annotate);
    const violations = { view, skipped: skipped ?? [], ...collected };
    dropHarmfulFixes(violations, rules, {
      view,
      errorsOf: (changed) => this.#errorsOf(input.of(changed), rules.maxDepth),
    });
    return violations;
  }

  /** The errors in an input, to try a fix, with the depth that is left after stack overflows. */
  #errorsOf(input: Input, maxDepth: number): ErrorFound[] {
    this.#trials ??= poolFor(this.registry, this.context, false);
    const trials = this.#trials;
    const rules = trials.take(this.context);
    rules.maxDepth = maxDepth;
    try {
      checkInput(input, rules);
      return errorsIn(rules);
    } catch (cause) {
      if (isStackOverflow(cause)) throw cause;
      throw defectOf(rules.current?.id, cause);
    } finally {
      trials.giveBack(rules);
    }
  }
}

/** Checks an input. Issues and findings are left in the rule checker; returns the rules that could not be decided. */
function checkInput(input: Input, rules: RuleChecker): SkippedRule[] | undefined {
  const { view, channel, check } = input;
  const { checker } = rules;
  rules.begin(view, channel, input.isView, input.update, input.partialObjects);
  const object = isObject(view) ? view : undefined;
  if (object === undefined) checker.body(view);
  else check(object, checker, 1);

  // With more issues than are reported, findings would be dropped.
  if (checker.full) return undefined;
  const blocked = rules.blocked();
  if (object !== undefined) {
    rules.runOnRequest(object, channel, blocked);
    input.runMore?.(rules, blocked);
  }
  rules.runOnBody(input.sent);
  return rules.skipped(channel, blocked);
}

function itself(value: unknown): unknown {
  return value;
}
