import fc from "fast-check";
import { isLostPromise } from "../engine/context/lost-promise.js";
import { type CustomRule, createValidator, type Findings, type Violation } from "../index.js";
import type { Members } from "./from-schema.js";
import type { RequestOptions } from "./scene.js";

/** How often a generator draws before it gives up. */
const TRIES = 500;

/** How often a draw is repaired, for each custom rule. */
const REPAIRS = 3;

/** The requirements on drawn values. */
interface Demands<T> {
  /** The violations that reject a value. */
  findings(drawn: T): readonly Violation[];
  /** The result of a rule's repair; undefined if it cannot be used. */
  repaired(drawn: T, rule: CustomRule): T | undefined;
}

/** The outcome of a draw: the value, and the rule that rejects it, if one does, with its message. */
interface Outcome<T> {
  readonly value: T;
  readonly refusedBy?: CustomRule | undefined;
  readonly message?: string | undefined;
}

/** Drawn values that the custom rules accept, if necessary after repairs. */
export function accepted<T>(
  drawn: fc.Arbitrary<T>,
  customRules: Iterable<CustomRule>,
  demands: Demands<T>,
): fc.Arbitrary<T> {
  const rules = [...customRules];
  return new Accepted(drawn.map((value) => outcomeOf(value, rules, demands))).map(({ value }) => value);
}

export function acceptedRequests(
  drawn: fc.Arbitrary<Members>,
  { customRules, channel, deliveryType, ...context }: RequestOptions,
): fc.Arbitrary<Members> {
  if (customRules === undefined) return drawn;
  const validator = createValidator({ ...context, customRules });
  return accepted(drawn, customRules, {
    findings: (request) => findingsIn(validator.create(request)),
    repaired(request, { repair }) {
      const result = resultOf(repair, structuredClone(request)) as Members | undefined;
      const isOfKind =
        (channel === undefined || result?.["channel"] === channel) &&
        (deliveryType === undefined || result?.["campaign_delivery_type"] === deliveryType);
      return isOfKind ? result : undefined;
    },
  });
}

/** Errors and, if they were asked for, warnings. */
export function findingsIn({ violations, warnings }: Findings & { violations: Violation[] }): Violation[] {
  return [...violations, ...warnings];
}

function outcomeOf<T>(drawn: T, rules: readonly CustomRule[], demands: Demands<T>): Outcome<T> {
  let value = drawn;
  let repairer: CustomRule | undefined;
  for (let repairs = 0; ; repairs++) {
    const findings = demands.findings(value);
    const [first] = findings;
    if (first === undefined) return { value };
    // A rule without a repair decides, before others are repaired.
    const refusing = rules.filter(({ id }) => findings.some(({ rule }) => rule === id));
    const refusedBy = refusing.find(({ repair }) => repair === undefined) ?? refusing[0] ?? repairer ?? rules[0];
    const next = refusing.length === 0 || repairs === REPAIRS * rules.length ? undefined : refusedBy;
    const result = next?.repair && repairedBy(next, () => demands.repaired(value, next));
    if (result === undefined) {
      const { message } = findings.find(({ rule }) => rule === refusedBy?.id) ?? first;
      return { value, refusedBy, message };
    }
    value = result;
    repairer = next;
  }
}

/** What a repair returns, which must be there at once. */
export function resultOf(repair: CustomRule["repair"], rejected: unknown): unknown {
  const result = repair?.(rejected as never);
  if (isLostPromise(result)) throw new TypeError("a repair must be synchronous, but it returned a promise");
  return result;
}

function repairedBy<T>(rule: CustomRule, repair: () => T): T {
  try {
    return repair();
  } catch (cause) {
    throw new Error(`the repair of ${rule.id} failed`, { cause });
  }
}

/** Draws again while a rule rejects the value, but not forever, as a filter would. */
class Accepted<T> extends fc.Arbitrary<Outcome<T>> {
  constructor(private readonly drawn: fc.Arbitrary<Outcome<T>>) {
    super();
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Outcome<T>> {
    for (let tries = 1; ; tries++) {
      const drawn = this.drawn.generate(random, biasFactor);
      const { refusedBy, message } = drawn.value;
      if (refusedBy === undefined) return drawn;
      if (tries === TRIES) throw new Error(adviceOn(refusedBy, message));
    }
  }

  override canShrinkWithoutContext(value: unknown): value is Outcome<T> {
    return this.drawn.canShrinkWithoutContext(value);
  }

  override shrink(value: Outcome<T>, context: unknown): fc.Stream<fc.Value<Outcome<T>>> {
    return this.drawn.shrink(value, context).filter((shrunk) => shrunk.value.refusedBy === undefined);
  }
}

function adviceOn({ id, repair }: CustomRule, message: string | undefined): string {
  const what = `${id} rejects nearly every generated request`;
  if (repair === undefined) return `${what}: give it a repair that turns a rejected request into one that it accepts`;
  return `${what}, and its repair does not help: give it a repair whose result is accepted (the last result was rejected: ${message})`;
}
