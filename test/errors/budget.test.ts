import { describe, expect, it } from "vitest";
import { keepToBudget } from "../../src/errors/budget.js";
import type { JsonPatchOperation } from "../../src/errors/json-patch.js";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import type { AnyViolation } from "../../src/errors/violation.js";

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

/** Params with this number of bytes of JSON. */
const paramsOf = (bytes: number) => ({ x: "y".repeat(bytes - 12) });

/** A value with this number of bytes of JSON. */
const textOf = (bytes: number) => "y".repeat(bytes - 4);

const add = (bytes: number): JsonPatchOperation => ({ op: "add", path: "/a", value: textOf(bytes) });
const replace = (bytes: number): JsonPatchOperation => ({ op: "replace", path: "/a", value: textOf(bytes) });
const test = (bytes: number): JsonPatchOperation => ({ op: "test", path: "/a", value: textOf(bytes) });
const remove: JsonPatchOperation = { op: "remove", path: "/a" };

/** Whether the messages of a list are cut. By default, the rules are built-in ones. */
function isCut(violations: AnyViolation[], most: number, isOurs?: boolean): boolean {
  const isShorter = keepToBudget(violations, most, isOurs);
  return isShorter || violations.some(({ message }) => message.includes("…"));
}

/** 6 bytes for each unit of a short path or pointer, which is not measured. */
const AT_A = 250 + 3 * 6 + 12 + 400 + (12 + 3);

const keys = Array<string>(10).fill("k".repeat(40));

describe("a violation is cut only if it is over the budget, with what it weighs besides its params:", () => {
  it.each<[string, number, AnyViolation]>([
    ["at a short place", AT_A, violationAt(["a"])],
    ["at an entry", 250 + 3 * 24 + 24 + 400 + (24 + 3 * 2), violationAt(["a", 0])],
    ["at a long place", 250 + 3 * 409 + 410 + 400 + (410 + 3 * 10), violationAt(keys)],
    [
      "at a place that is cut",
      250 + 3 * 1024 + 1024 + 400 + (1066 + 3 * 26),
      violationAt(Array(26).fill("k".repeat(40))),
    ],
    ["with another target", 250 + 2 * 6 + 40 + 12 + 400 + (12 + 3), violationAt(["a"], { target: "b" })],
    ["with a long message", AT_A + 600, violationAt(["a"], { message: "m".repeat(1000) })],
    ["with a message that is cut", AT_A + 624, violationAt(["a"], { message: "m".repeat(2000) })],
    ["with a message of several bytes each", AT_A + 500, violationAt(["a"], { message: "例".repeat(300) })],
    ["with a fix", AT_A + 2 * 12 + 250, violationAt(["a"], { fix: [remove] })],
    ["with a fix that adds", AT_A + 2 * 12 + 250 + 50, violationAt(["a"], { fix: [add(50)] })],
    ["with a fix that replaces", AT_A + 2 * 12 + 250 + 80, violationAt(["a"], { fix: [replace(50), replace(30)] })],
    ["with a fix that tests", AT_A + 2 * 12 + 250, violationAt(["a"], { fix: [test(50)] })],
  ])("%s", (_, bytes, violation) => {
    const withParams = (weight: number) => [{ ...violation, params: paramsOf(weight - bytes) }];
    expect([8000, 8001].map((weight) => isCut(withParams(weight), 2, false))).toEqual([false, true]);
  });
});

describe("a violation is not weighed if the largest one with its values is within the budget:", () => {
  it.each<[string, boolean, (bytes: number) => AnyViolation]>([
    ["the value that a fix adds, by our rules", true, (bytes) => violationAt(["a"], { fix: [add(bytes)] })],
    [
      "the values that fixes add, by our rules",
      true,
      (bytes) => violationAt(["a"], { fix: [add(500), add(bytes - 500)] }),
    ],
    [
      "not the values that they replace, by our rules",
      true,
      (bytes) => violationAt(["a"], { fix: [add(bytes), replace(500)] }),
    ],
    ["the value that a fix adds, by custom rules", false, (bytes) => violationAt(["a"], { fix: [add(bytes)] })],
    [
      "the values that fixes add and replace, by custom rules",
      false,
      (bytes) => violationAt(["a"], { fix: [add(500), replace(bytes - 500)] }),
    ],
    [
      "not the values that they test, by custom rules",
      false,
      (bytes) => violationAt(["a"], { fix: [add(bytes), test(500)] }),
    ],
  ])("%s", (_, isOurs, violationOf) => {
    const withParams = (bytes: number) => [
      { ...violationOf(bytes), message: "m".repeat(2000), params: paramsOf(20_000) },
    ];
    expect([1500, 1501].map((bytes) => isCut(withParams(bytes), 3, isOurs))).toEqual([false, true]);
  });
});

describe("by our rules, a violation is not weighed if the lengths of its texts are within the budget:", () => {
  it.each<[string, number, Partial<AnyViolation>]>([
    ["of a target", 500 + 2 + 2 * 2 + 6 * 400, {}],
    ["of a path", 500 + 2 * 101 + 2 * 2 + 6 * 400, { path: "p".repeat(101) }],
    ["of a pointer", 500 + 2 + 2 * 100 + 6 * 400, { pointer: "p".repeat(100) }],
    ["of a pointer, with a fix", 500 + 2 + 4 * 100 + 6 * 400, { pointer: "p".repeat(100), fix: [remove] }],
    ["of a message", 500 + 2 + 2 * 2 + 6 * 500, { message: "m".repeat(500) }],
    ["of a path that may have escapes", 500 + 6 * (2 * 2 + 2 * 2) + 6 * 400, { path: 'p"' }],
    ["of a path that is cut", 500 + 6 * (2 * 2 + 2 * 2) + 6 * 400, { path: "p…" }],
  ])("%s", (_, bytes, over) => {
    // Each unit of the target has the same weight as one of the path.
    const each = over.path === undefined || over.path.length > 2 ? 1 : 6;
    const units = Math.floor((4000 - bytes) / each);
    const withTarget = (length: number) => [
      violationAt(["a"], { ...over, target: "t".repeat(length), params: paramsOf(20_000) }),
    ];
    expect([units, units + 1].map((length) => isCut(withTarget(length), 1))).toEqual([false, true]);
  });
});

describe("the budget of our rules", () => {
  it("is smaller by what their fixes add, but at least half", () => {
    // Without the long params, the texts would exceed half of the budget as well.
    const withFix = (weight: number) => [
      violationAt(["a"], { fix: [add(9000)], params: paramsOf(weight - AT_A - 2 * 12 - 250) }),
    ];
    expect([2000, 2001].map((weight) => isCut(withFix(weight), 1))).toEqual([false, true]);
  });

  it("has room for a list of at most this weight", () => {
    const withParams = (weight: number) => violationAt(["a"], { params: paramsOf(weight - AT_A) });
    expect([2000, 2001].map((weight) => isCut([withParams(2000), withParams(weight)], 1))).toEqual([false, true]);
  });
});

describe("a list over its budget", () => {
  const heavy = (bytes: number) => violationAt(["a"], { params: paramsOf(bytes - AT_A + 400 - 384) });

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
    const violations = [{ ...violation, message: "m".repeat(1000), params: paramsOf(4000) }];
    const expected = [{ ...violations[0], message: CUT, ...cut }];
    expect([keepToBudget(violations, 1), violations]).toEqual([false, expected]);
  });
});
