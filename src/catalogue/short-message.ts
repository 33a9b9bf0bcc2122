import { bounded } from "../errors/bounds.js";
import { renderPath } from "../errors/path.js";
import { LONGEST_PATH, type Violation } from "../errors/violation.js";
import { belonging, didYouMean, fill, storedAdvice, templateOf } from "../errors/wording.js";
import { frozen } from "../frozen.js";
import { registry } from "../rules/index.js";
import { structuralMessage, structuralRules } from "../structure/structural-rules.js";
import { timeLooks } from "../structure/time-looks.js";

/**
 * What a message ends with when its violation has a certain param, whatever the rule. `component` is no param but the
 * first segment.
 */
export const endings = frozen({
  /** By the value of the param. */
  looksLike: Object.fromEntries(Object.entries(timeLooks).map(([look, { says }]) => [look, says])),
  nearest: didYouMean("{nearest}"),
  belongs: belonging("{=belongs}"),
  storedHasValue: storedAdvice("{=component}"),
});

/**
 * The message of a violation without its path, for a form that shows it beside the field: "is a mandatory field, but is
 * absent". It is ours also where the option `message` has replaced the whole one.
 */
export function shortMessage(violation: Violation): string {
  const { params, segments } = violation;
  const predicate = predicateOf(violation);
  if (predicate === undefined) return withoutPath(violation);
  return bounded(predicate + (Object.hasOwn(params, "storedHasValue") ? storedAdvice(String(segments[0])) : ""));
}

/** What the rule of a violation says after the path; undefined when it is none of this package. */
function predicateOf({ rule, params }: Violation): string | undefined {
  // As the key of a member, an array would be made a text, however long.
  if (typeof rule === "string" && Object.hasOwn(structuralRules, rule)) {
    return structuralMessage(rule as keyof typeof structuralRules, params as never);
  }
  const message = registry.find(({ id }) => id === rule)?.message;
  return message && fill(templateOf(message), params as Readonly<Record<string, unknown>>);
}

function withoutPath({ message, path, segments }: Violation): string {
  const start = `${segments.length === 0 ? path : bounded(renderPath(segments), LONGEST_PATH)} `;
  return message.startsWith(start) ? message.slice(start.length) : message;
}
