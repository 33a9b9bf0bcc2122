import { describe, expect, it } from "vitest";
import { type Context, type RuleId, type Severity, type Violation, validateCreate } from "../../src/index.js";
import { agreeOnCreate } from "../oracle/agree.js";
import { type ExpectedViolation, expectReadable, expectViolations } from "./expect-violations.js";
import { fixturesIn, type ValidFixture } from "./fixtures.js";
import { frozen, segmentsOf, withValue } from "./json.js";

/** The body of a request. */
export type Body = Readonly<Record<string, unknown>> & { readonly body?: never };

/** A body, with the facts that the context gives about its workspace. */
interface Situation {
  readonly body: unknown;
  readonly context?: Context;
}

/** A request that violates the rule under test, with all its violations in order. */
interface BrokenSituation extends Situation {
  readonly violations?: readonly ExpectedViolation[];
}

/** A table of situations. It may say once which context, and which violations, those have that say nothing else. */
interface Situations extends Omit<BrokenSituation, "body"> {
  readonly valid: Readonly<Record<string, Situation | Body>>;
  readonly invalid: Readonly<Record<string, BrokenSituation | Body>>;
}

/** Tests one rule with a table of named situations, and compares whole lists of violations. The oracle must agree. */
export function testRule(
  rule: { readonly id: RuleId; readonly severity?: Severity },
  { valid, invalid, ...usual }: Situations,
): void {
  const severity = rule.severity ?? "error";
  const situationOf = (given: BrokenSituation | Body): BrokenSituation => ({
    ...usual,
    ...(isSituation(given) ? given : { body: given }),
  });

  describe(rule.id, () => {
    it("has situations of both kinds", () => {
      expect(Object.keys(valid)).not.toHaveLength(0);
      expect(Object.keys(invalid)).not.toHaveLength(0);
    });

    it.each(Object.entries(valid))("accepts %s", (_, given) => {
      const { body, context } = situationOf(given);
      expect(violationsOf(body, context, severity)).toEqual([]);
    });

    it.each(Object.entries(invalid))("rejects %s", (_, given) => {
      const { body, context, violations = [] } = situationOf(given);
      expectViolations(rule.id, violationsOf(body, context, severity), violations, body);
    });

    it("can be turned off", () => {
      for (const { body, context } of Object.values(invalid).map(situationOf)) {
        const rest = violationsOf(body, { ...context, rules: { ...context?.rules, [rule.id]: "off" } }, severity);
        expect(rest.map(({ rule: id }) => id)).not.toContain(rule.id);
      }
    });
  });
}

function isSituation(given: BrokenSituation | Body): given is BrokenSituation {
  return Object.hasOwn(given, "body");
}

/** The errors of a request; if the rule warns, the warnings of a request that must have no errors. */
function violationsOf(body: unknown, context: Context | undefined, severity: Severity) {
  const lint = severity === "warning";
  const { violations: errors, warnings } = validateCreate(frozen(structuredClone(body)), { ...context, lint });
  for (const { rule, path } of errors) {
    expect(rule, `the structure of the request is broken at ${path}`).not.toMatch(/^structure\./u);
  }
  if (lint) expect(errors, "a request that is only warned about has no errors").toEqual([]);
  else agreeOnCreate(body, context);
  const violations: Violation[] = lint ? warnings : errors;
  expectReadable(violations, body);
  return violations;
}

const minimal = new Map(fixturesIn<ValidFixture>("create/valid").map(([name, { body }]) => [name, body]));

/** Changes to a request, by dotted path; `undefined` removes a member. */
export type Changes = Readonly<Record<string, unknown>>;

/** A small valid Push request (one-time, all users, at once) with some changes. */
export function pushRequest(changes: Changes = {}): Body {
  return changed(minimal.get("push-minimal"), changes);
}

/** A small valid transactional Email request (one-time, all users, at once) with some changes. */
export function emailRequest(changes: Changes = {}): Body {
  return changed(minimal.get("email-minimal"), changes);
}

export function changed(body: unknown, changes: Changes): Body {
  return Object.entries(changes).reduce(
    (result, [path, value]) => withValue(result, segmentsOf(path), value),
    body,
  ) as Body;
}
