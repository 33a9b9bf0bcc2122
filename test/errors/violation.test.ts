import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyRequests, hostileValue } from "../../src/arbitraries/index.js";
import { jsonBytes } from "../../src/errors/bounds.js";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import { type AnyViolation, withinBudget } from "../../src/errors/violation.js";
import { validateCreate } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";

/** The average bytes of each violation in a budget. */
const EACH = 4000;

function violationAt(segments: Segment[], over: Partial<AnyViolation> = {}): AnyViolation {
  const path = renderPath(segments);
  return {
    rule: "member.known",
    severity: "error",
    path,
    segments,
    pointer: renderPointer(segments),
    target: path,
    detailTarget: path,
    message: "",
    params: {},
    origin: "request",
    ...over,
  };
}

/** The bytes of a violation as the budget counts them: those of its JSON text as a string in JSON. */
const bytesOf = (violation: AnyViolation) => jsonBytes(JSON.stringify(violation));

/** A violation with this number of bytes. */
function heavy(bytes: number): AnyViolation {
  const rest = bytesOf(violationAt(["a"], { params: { x: "" } }));
  return violationAt(["a"], { params: { x: "y".repeat(bytes - rest) } });
}

const itself = (violation: AnyViolation) => violation;

describe("a list", () => {
  const texts = fc.string({ unit: fc.constantFrom("k", '"', "é", "例", "\u0001", "\u202e"), maxLength: 1500 });
  const violations = fc
    .tuple(texts, texts, texts, fc.option(texts))
    .map(([path, target, message, x]) =>
      violationAt([], { path, target, message, ...(x === null ? {} : { fix: [{ op: "add", path: "/a", value: x }] }) }),
    );

  it("never exceeds its budget, has at least one violation, and is cut only if it must be", () => {
    forAll(
      budget(20, 1_000),
      fc.array(violations, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (list, most) => {
        const { violations: kept, isCut } = withinBudget(list, most, itself, false);
        const total = kept.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0);
        expect(total <= most * EACH || kept.length === 1).toBe(true);
        expect([kept.length > 0, kept.length <= most, isCut]).toEqual([true, true, kept.length < list.length]);
        expect(kept).toEqual(list.slice(0, kept.length));
        const next = list[kept.length];
        if (next === undefined || kept.length === most) return;
        expect([...kept, next].reduce((sum, one) => sum + bytesOf(one), 0)).toBeGreaterThan(most * EACH);
      },
    );
  });

  it("of our rules never exceeds its budget, although not every violation is measured", () => {
    forAll(
      budget(20, 1_000),
      fc.oneof(
        hostileValue(),
        faultyRequests(6).map(({ body }) => body),
      ),
      fc.nat(3),
      (body, spare) => {
        const { violations: found } = validateCreate(body);
        const most = Math.max(1, Math.ceil(found.length / 4) - spare);
        const { violations: kept } = withinBudget(found as AnyViolation[], most, itself);
        const total = kept.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0);
        expect(total <= most * EACH || kept.length <= 1).toBe(true);
      },
    );
  });

  describe.each([
    ["plain", "k".repeat(1000)],
    ["wide", "例".repeat(333)],
  ])("of our rules, with %s texts", (_, text) => {
    it.each<[string, Partial<AnyViolation>]>([
      ["paths and messages", { path: text, detailTarget: text, message: text, params: { x: text } }],
      ["pointers and targets", { pointer: text, target: text, message: text, params: { x: text } }],
    ])("shortens long %s", (_, texts) => {
      const { violations, isCut } = withinBudget(Array(100).fill(0), 100, () => violationAt([], { ...texts }));
      expect(Buffer.byteLength(JSON.stringify(violations))).toBeLessThanOrEqual(100 * EACH);
      expect([violations.length, isCut]).toEqual([100, false]);
    });
  });

  it.each([
    ["all that fit", [4000, 4000], 2],
    ["all that fit, and nothing after the one that does not", [4000, 4001, 1000], 1],
    ["one, even if it does not fit", [8001, 1000], 1],
  ])("has %s", (_, sizes, count) => {
    const found = sizes.map(heavy);
    const kept = withinBudget(found, 2, itself, false);
    expect(kept).toEqual({ violations: found.slice(0, count), isCut: count < found.length });
  });

  it("writes only what it lists, and one more", () => {
    let written = 0;
    const write = (violation: AnyViolation) => {
      written++;
      return violation;
    };
    expect(withinBudget(Array(50).fill(heavy(5000)), 10, write, false).violations).toHaveLength(8);
    expect(written).toBe(9);
  });
});
