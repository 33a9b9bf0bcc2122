import { describe, expect, it } from "vitest";
import { type RuleId, type Severity, type UpdateContext, type Violation, validateUpdate } from "../../src/index.js";
import { agreeOnUpdate } from "../oracle/agree.js";
import { type ExpectedViolation, expectReadable, expectViolations } from "./expect-violations.js";
import { frozen } from "./json.js";

/** A patch, with the facts that the context gives about the campaign and its workspace. */
export interface UpdateSituation {
  readonly patch: unknown;
  readonly context?: UpdateContext;
}

/** An update that violates the rule under test, with all its violations in order. */
export interface BrokenUpdate extends UpdateSituation {
  readonly violations?: readonly ExpectedViolation[];
}

/** A table of situations. It may say once which violations those have that say nothing else. */
export interface UpdateSituations extends Pick<BrokenUpdate, "violations"> {
  readonly valid: Readonly<Record<string, UpdateSituation>>;
  readonly invalid: Readonly<Record<string, BrokenUpdate>>;
}

/** Tests one rule of updates by a table of situations, as `testRule` does. */
export function testUpdateRule(
  rule: { readonly id: RuleId; readonly severity?: Severity },
  { valid, invalid, violations: usually = [] }: UpdateSituations,
): void {
  const severity = rule.severity ?? "error";

  describe(rule.id, () => {
    it("has situations of both kinds", () => {
      expect(Object.keys(valid)).not.toHaveLength(0);
      expect(Object.keys(invalid)).not.toHaveLength(0);
    });

    it.each(Object.entries(valid))("accepts %s", (_, situation) => {
      expect(violationsOf(situation, severity)).toEqual([]);
    });

    it.each(Object.entries(invalid))("rejects %s", (_, { violations = usually, ...situation }) => {
      expectViolations(rule.id, violationsOf(situation, severity), violations, campaignOf(situation));
    });

    it("can be turned off", () => {
      for (const situation of Object.values(invalid)) {
        const { violations, warnings } = validated(situation, { lint: true, rules: { [rule.id]: "off" } });
        expect([...violations, ...warnings].map(({ rule: id }) => id)).not.toContain(rule.id);
      }
    });

    it("can be made an error, and a warning with the same content", () => {
      for (const { violations: expected = usually, ...situation } of Object.values(invalid)) {
        const own = (found: readonly Violation[]) => {
          return found.flatMap(({ rule: id, path, params }) => (id === rule.id ? [{ path, params }] : []));
        };
        const facts = expected
          .filter(({ rule: id = rule.id }) => id === rule.id)
          .map(({ path, params = {} }) => ({ path, params }));
        const asError = validated(situation, { rules: { [rule.id]: "error" } });
        expect([own(asError.violations), own(asError.warnings)]).toEqual([facts, []]);
        const asWarning = validated(situation, { rules: { [rule.id]: "warning" } });
        expect(own(asWarning.violations)).toEqual([]);
        // Checks that go on after a warning may find an error in the same place.
        const errors = asWarning.violations.map(({ path }) => path);
        expect(own(asWarning.warnings)).toEqual(facts.filter(({ path }) => !errors.includes(path)));
      }
    });
  });
}

/** The errors of an update; if the rule warns, the warnings of an update that must have no errors. */
function violationsOf(situation: UpdateSituation, severity: Severity): Violation[] {
  const lint = severity === "warning";
  const { violations: errors, warnings } = validated(situation, { lint });
  for (const { rule, path } of errors) {
    expect(rule, `the structure of the update is broken at ${path}`).not.toMatch(/^structure\./u);
  }
  if (lint) expect(errors, "an update that is only warned about has no errors").toEqual([]);
  else agreeOnUpdate(situation.patch, situation.context);
  const violations: Violation[] = lint ? warnings : errors;
  expectReadable(violations, campaignOf(situation));
  return violations;
}

function validated({ patch, context }: UpdateSituation, more: UpdateContext) {
  return validateUpdate(frozen(structuredClone(patch)), frozen({ ...structuredClone(context), ...more }));
}

type Members = Readonly<Record<string, unknown>>;

/** The value that the paths of violations start from: the patch merged over the stored campaign. */
function campaignOf({ patch, context }: UpdateSituation): unknown {
  const stored = context?.campaign?.body;
  if (typeof stored !== "object" || stored === null) return patch;
  const merged: Record<string, unknown> = { ...stored, ...(patch as Members) };
  if (context?.policies?.merge !== "member") return merged;
  for (const [name, value] of Object.entries(patch as Members)) {
    const before = (stored as Members)[name];
    if (typeof value === "object" && typeof before === "object") merged[name] = { ...before, ...value };
  }
  return merged;
}
