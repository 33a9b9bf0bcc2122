import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyRequests, hostileValue } from "../../src/arbitraries/index.js";
import { jsonBytes } from "../../src/errors/bounds.js";
import { keepToBudget } from "../../src/errors/budget.js";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import type { AnyViolation } from "../../src/errors/violation.js";
import { validateCreate } from "../../src/index.js";
import { budget } from "../support/budget.js";

/** A violation at a place, with a message that is cut if the list is over its budget. */
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
    message: "m".repeat(400),
    params: {},
    origin: "request",
    ...over,
  };
}

const CUT = `${"m".repeat(190)}…${"m".repeat(190)}`;

/** Bytes of the JSON text of a violation as a string in JSON. */
const bytesOf = (violation: AnyViolation) => jsonBytes(JSON.stringify(violation));

/** A violation with this number of bytes once its message is cut. */
function heavy(bytes: number): AnyViolation {
  const rest = bytesOf(violationAt(["a"], { message: CUT, params: { x: "" } }));
  return violationAt(["a"], { params: { x: "y".repeat(bytes - rest) } });
}

const keys = Array<string>(10).fill("k".repeat(40));

describe("a list", () => {
  const texts = fc.string({ unit: fc.constantFrom("k", '"', "é", "例", "\u0001", "\u202e"), maxLength: 1500 });
  const violations = fc
    .tuple(texts, texts, texts, fc.option(texts))
    .map(([path, target, message, x]) =>
      violationAt([], { path, target, message, ...(x === null ? {} : { fix: [{ op: "add", path: "/a", value: x }] }) }),
    );

  it("never exceeds its budget, keeps at least one, and is changed only if it must be", () => {
    fc.assert(
      fc.property(
        fc.array(violations, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (list, most) => {
          const before = structuredClone(list);
          const isCut = keepToBudget(list, most, false);
          const total = list.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0);
          expect(total <= most * 4000 || list.length === 1).toBe(true);
          expect([list.length > 0, isCut]).toEqual([true, list.length < before.length]);
          if (before.reduce((sum, one) => sum + bytesOf(one), 0) <= most * 4000) expect(list).toEqual(before);
        },
      ),
      { numRuns: budget(50, 1_000) },
    );
  });

  it("of our rules is kept to its budget as if every violation were measured", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileValue(),
          faultyRequests(6).map(({ body }) => body),
        ),
        fc.nat(3),
        (body, spare) => {
          const { violations: found } = validateCreate(body);
          const most = Math.max(1, Math.ceil(found.length / 4) - spare);
          const [ours, measured] = [structuredClone(found), structuredClone(found)] as AnyViolation[][];
          const isCut = keepToBudget(ours as AnyViolation[], most);
          expect([isCut, ours]).toEqual([keepToBudget(measured as AnyViolation[], most, false), measured]);
        },
      ),
      { numRuns: budget(50, 1_000) },
    );
  });
});

describe("a list over its budget", () => {
  it.each([
    ["all fit without the middle of their texts", [2000, 2000], 2, false],
    ["all fit except one", [2000, 2000, 1000], 2, true],
    ["all fit except some", [2000, 2001, 1000], 1, true],
    ["none fits", [4001, 1000], 1, true],
  ])(
    "has its texts cut, keeps the violations that fit and at least one, and says if some are missing: %s",
    (_, sizes, count, isShorter) => {
      const violations = sizes.map(heavy);
      const expected = violations.slice(0, count).map((violation) => ({ ...violation, message: CUT }));
      expect([keepToBudget(violations, 1), violations]).toEqual([isShorter, expected]);
    },
  );

  const place = renderPath(keys);
  const cutPlace = `${place.slice(0, 190)}…${place.slice(-190)}`;
  const pointer = renderPointer(keys);
  const cutPointer = `${pointer.slice(0, 190)}…${pointer.slice(-190)}`;
  const long = "d".repeat(400);
  const cutLong = `${"d".repeat(190)}…${"d".repeat(190)}`;
  it.each<[string, AnyViolation, Partial<AnyViolation>]>([
    ["a short place stays", violationAt(["a"]), {}],
    [
      "the targets stay the path",
      violationAt(keys),
      { path: cutPlace, pointer: cutPointer, target: cutPlace, detailTarget: cutPlace },
    ],
    [
      "another target stays",
      violationAt(keys, { target: "k" }),
      { path: cutPlace, pointer: cutPointer, detailTarget: cutPlace },
    ],
    [
      "a long detail target is cut by itself",
      violationAt(keys, { target: "k", detailTarget: long }),
      { path: cutPlace, pointer: cutPointer, detailTarget: cutLong },
    ],
    [
      "a place outside the body stays",
      violationAt([], { path: "Idempotency-Key", target: "Idempotency-Key", detailTarget: "Idempotency-Key" }),
      {},
    ],
  ])("has the texts of each violation cut: %s", (_, violation, cut) => {
    const violations = [{ ...violation, message: "m".repeat(1000), params: { x: "y".repeat(4000) } }];
    const expected = [{ ...violations[0], message: CUT, ...cut }];
    expect([keepToBudget(violations, 1), violations]).toEqual([false, expected]);
  });
});
