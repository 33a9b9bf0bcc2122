import { describe, expect, it } from "vitest";
import type { UpdateContext, Violation } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { type AdviceFixture, fixturesIn, type InvalidRequestFixture, type InvalidUpdateFixture } from "./fixtures.js";
import { frozen } from "./json.js";
import { expectSameNames } from "./same-names.js";

/** What fixtures of any operation have beside their input. */
type Fixture = Omit<InvalidUpdateFixture, "patch">;

interface Result {
  readonly ok: boolean;
  readonly status?: number;
  readonly body?: unknown;
  readonly violations: readonly Violation[];
  readonly warnings: readonly Violation[];
}

/**
 * Tests the valid and invalid fixtures of an operation, and those that are accepted with warnings. Each of its rules must
 * have one.
 *
 * @param member the member of a fixture that is validated.
 */
export function testFixtures(
  operation: "create" | "update" | "request",
  member: "body" | "patch" | "request",
  validate: (input: never, context: UpdateContext) => Result,
  isOfOperation: (id: string) => boolean,
): void {
  const inputOf = (fixture: object) => (fixture as Record<string, unknown>)[member];
  const result = (input: unknown, context: UpdateContext, lint = false) =>
    validate(frozen(input) as never, { ...frozen(context), lint });
  const idsOf = (severity: string) =>
    rules.filter((rule) => rule.severity === severity && isOfOperation(rule.id)).map(({ id }) => id);

  describe("valid fixtures", () => {
    const valid = fixturesIn<Fixture>(`${operation}/valid`);

    it.each(valid)("%s is accepted", (_, fixture) => {
      expect(result(inputOf(fixture), fixture.context).violations).toEqual([]);
    });

    it.each(valid)("%s causes no warning", (_, fixture) => {
      expect(result(inputOf(fixture), fixture.context, true).warnings).toEqual([]);
    });
  });

  describe("invalid fixtures", () => {
    const invalid = fixturesIn<Fixture & Partial<InvalidRequestFixture>>(`${operation}/invalid`);

    it.each(invalid)("%s violates only that rule, and has the expected error body", (id, fixture) => {
      const { ok, status, body, violations } = result(inputOf(fixture), fixture.context);
      expect(violations.map(({ rule }) => rule)).toEqual([id]);
      expect({ ok, status, body }).toEqual({ ok: false, status: fixture.status ?? 400, body: fixture.expected });
    });

    it.each(invalid)("the counterpart of %s is accepted", (_, fixture) => {
      const { valid = inputOf(fixture), validContext = fixture.context } = fixture;
      expect(result(valid, validContext).violations).toEqual([]);
    });

    it("every rule has one", () => {
      // No JSON can violate it: only a getter or a proxy that throws.
      const ids = idsOf("error").filter((id) => id !== "structure.unreadable");
      const names = invalid.map(([id]) => id);
      expectSameNames(names, ids, `fixtures/${operation}/invalid`);
    });
  });

  if (idsOf("warning").length === 0) return;
  describe("advice fixtures", () => {
    const advice = fixturesIn<Fixture & Pick<AdviceFixture, "warnings">>(`${operation}/advice`);

    it.each(advice)("%s is accepted, with a warning of that rule alone", (id, fixture) => {
      const { violations, warnings } = result(inputOf(fixture), fixture.context, true);
      expect(violations).toEqual([]);
      expect(new Set(warnings.map(({ rule }) => rule))).toEqual(new Set([id]));
      const facts = warnings.map(({ rule, path, target, detailTarget, message, fix }) => {
        return { rule, path, target, detailTarget, message, ...(fix && { fix }) };
      });
      expect(facts).toEqual(fixture.warnings);
      expect(result(inputOf(fixture), fixture.context).warnings).toEqual([]);
    });

    it.each(advice)("the counterpart of %s causes no warning", (_, { valid, context }) => {
      expect(result(valid, context, true)).toMatchObject({ ok: true, warnings: [] });
    });

    it("every rule that warns has one", () => {
      const names = advice.map(([id]) => id);
      expectSameNames(names, idsOf("warning"), `fixtures/${operation}/advice`);
    });
  });
}
