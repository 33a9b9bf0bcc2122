import { bounded } from "../../errors/bounds.js";
import { renderPath } from "../../errors/path.js";
import { LONGEST_PATH } from "../../errors/violation.js";
import { belonging, didYouMean, fill, quote, storedAdvice, templateOf } from "../../errors/wording.js";
import type { PlanViolation } from "../../operations/update/plan-violation.js";
import { registry, type Violation } from "../../rules/index.js";
import { looks } from "../../structure/looks.js";
import { structuralMessage, structuralRules } from "../../structure/structural-rules.js";
import { frozen } from "../frozen.js";

/**
 * The endings of messages whose violations have a certain param, whatever the rule. `component` is not a param but the
 * first segment.
 */
export const endings = frozen({
  /** By the value of the param. */
  looksLike: looks,
  nearest: didYouMean("{nearest}"),
  belongs: belonging("{=belongs}"),
  storedHasValue: storedAdvice("{=component}"),
});

/**
 * The message of a violation without its path, for a form that shows it beside the field: "is a mandatory field, but is
 * absent". It is the default message even if the option `message` has replaced the full one.
 */
export function shortMessage(violation: Violation | PlanViolation): string {
  const { params, segments } = violation;
  const predicate = predicateOf(violation);
  if (predicate === undefined) return withoutPath(violation);
  if (!Object.hasOwn(params, "storedHasValue")) return bounded(predicate);
  const { storedValue } = params as { readonly storedValue: string };
  const value = Object.hasOwn(params, "storedValue") ? quote(storedValue) : undefined;
  return bounded(predicate + storedAdvice(String(segments[0]), value));
}

/** The message of a violation after its path; undefined if the rule is not from this package. */
function predicateOf({ rule, params }: Violation | PlanViolation): string | undefined {
  // As a member key, an array would be converted to a string, however long.
  if (typeof rule === "string" && Object.hasOwn(structuralRules, rule)) {
    return structuralMessage(rule as keyof typeof structuralRules, params as never);
  }
  const message = registry.find(({ id }) => id === rule)?.message;
  return message && fill(templateOf(message), params as Readonly<Record<string, unknown>>);
}

function withoutPath({ message, path, segments }: Violation | PlanViolation): string {
  const start = `${segments.length === 0 ? path : bounded(renderPath(segments), LONGEST_PATH)} `;
  return message.startsWith(start) ? message.slice(start.length) : message;
}
