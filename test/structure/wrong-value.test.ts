import { describe, expect, it } from "vitest";
import type { Checker } from "../../src/structure/checker.js";
import { UNREADABLE } from "../../src/structure/readable.js";
import { absent, type Value, wrongEnum, wrongFormat, wrongRange, wrongType } from "../../src/structure/wrong-value.js";
import { checkerFor } from "../support/checker-for.js";

type Judge = (checker: Checker, value: Value) => void;

const judges = {
  integer: (checker, value) => wrongType(checker, value, "integer"),
  letters: (checker, value) => wrongEnum(checker, value, ["ENTRY", "EXIT"]),
  digits: (checker, value) => wrongEnum(checker, value, ["1", "5", "10"]),
  scores: (checker, value) => wrongEnum(checker, value, [0, 0.5, 1]),
  range: (checker, value) => wrongRange(checker, value, 2, 9),
  price: (checker, value) => wrongFormat(checker, value, "numeric-string"),
  email: (checker, value) => wrongFormat(checker, value, "email"),
  local: (checker, value) => wrongFormat(checker, value, "local-date-time"),
  moment: (checker, value) => wrongFormat(checker, value, "date-time"),
} satisfies Record<string, Judge>;

const letters = ["ENTRY", "EXIT"];
const digits = ["1", "5", "10"];

/** The findings in a body whose required member `a` has this value. */
function foundIn(judge: Judge, value: unknown): unknown[] {
  const checker = checkerFor();
  judge(checker, { container: { a: value }, key: "a", value, required: true, depth: 1 });
  return checker.findings;
}

describe("a wrong value is one finding, with a fix if it is clear what was meant", () => {
  it.each<[by: keyof typeof judges, value: unknown, rule: string, params: object, repair?: string | number]>([
    ["integer", "7", "structure.type", { expected: "integer", received: "string", nearest: 7 }, 7],
    ["integer", 1.5, "structure.type", { expected: "integer", received: "number" }],
    ["integer", undefined, "structure.required", { expected: "integer" }],
    ["integer", UNREADABLE, "structure.unreadable", {}],
    ["letters", "exit", "structure.enum", { allowed: letters, received: "exit", nearest: "EXIT" }, "EXIT"],
    ["letters", "EXITS", "structure.enum", { allowed: letters, received: "EXITS", nearest: "EXIT" }],
    ["letters", "STAY", "structure.enum", { allowed: letters, received: "STAY" }],
    ["letters", null, "structure.type", { expected: "string", received: "null", allowed: letters }],
    ["letters", UNREADABLE, "structure.unreadable", {}],
    ["digits", 10, "structure.type", { expected: "string", received: "number", allowed: digits, nearest: "10" }, "10"],
    ["digits", 7, "structure.type", { expected: "string", received: "number", allowed: digits }],
    ["scores", 0.7, "structure.enum", { allowed: [0, 0.5, 1], received: 0.7 }],
    [
      "scores",
      "0.5",
      "structure.type",
      { expected: "number", received: "string", allowed: [0, 0.5, 1], nearest: 0.5 },
      0.5,
    ],
    ["range", 1, "structure.range", { minimum: 2, maximum: 9, received: 1 }],
    ["range", 10, "structure.range", { minimum: 2, maximum: 9, received: 10 }],
    ["range", "1", "structure.type", { expected: "integer", received: "string" }],
    ["range", "2", "structure.type", { expected: "integer", received: "string", nearest: 2 }, 2],
    ["range", "9", "structure.type", { expected: "integer", received: "string", nearest: 9 }, 9],
    ["range", "10", "structure.type", { expected: "integer", received: "string" }],
    ["range", UNREADABLE, "structure.unreadable", {}],
    [
      "price",
      9,
      "structure.type",
      { expected: "string", received: "number", format: "numeric-string", nearest: "9" },
      "9",
    ],
    ["price", "9,99", "structure.format", { format: "numeric-string", received: "9,99" }],
    ["price", UNREADABLE, "structure.unreadable", {}],
    ["email", "tomorrow", "structure.format", { format: "email", received: "tomorrow", looksLike: "no-at" }],
    ["email", "a@@b.c", "structure.format", { format: "email", received: "a@@b.c", looksLike: "two-ats" }],
    ["email", "a@b", "structure.format", { format: "email", received: "a@b", looksLike: "no-dot" }],
    ["email", "a b@c.d", "structure.format", { format: "email", received: "a b@c.d", looksLike: "white-space" }],
    [
      "email",
      " a@b.c\n",
      "structure.format",
      { format: "email", received: " a@b.c\n", nearest: "a@b.c", looksLike: "white-space" },
      "a@b.c",
    ],
    ["email", " a@b", "structure.format", { format: "email", received: " a@b", looksLike: "white-space" }],
    ["email", "a@b..c", "structure.format", { format: "email", received: "a@b..c" }],
    ["email", "", "structure.format", { format: "email", received: "" }],
    ["email", 9, "structure.type", { expected: "string", received: "number", format: "email" }],
    [
      "moment",
      "2026-03-01T09:00:00+0530",
      "structure.format",
      {
        format: "date-time",
        received: "2026-03-01T09:00:00+0530",
        nearest: "2026-03-01T09:00:00+05:30",
        looksLike: "no-colon",
      },
      "2026-03-01T09:00:00+05:30",
    ],
    [
      "moment",
      "2026-03-01T09:00:00",
      "structure.format",
      {
        format: "date-time",
        received: "2026-03-01T09:00:00",
        looksLike: "local",
        example: "2026-03-01T09:00:00+05:30",
      },
    ],
    [
      "local",
      "2026-03-01T09:00:00Z",
      "structure.format",
      { format: "local-date-time", received: "2026-03-01T09:00:00Z", nearest: "2026-03-01T09:00:00" },
      "2026-03-01T09:00:00",
    ],
    ["local", "tomorrow", "structure.format", { format: "local-date-time", received: "tomorrow", looksLike: "words" }],
  ])("%s: %s", (by, value, rule, params, repair) => {
    const fix = repair === undefined ? undefined : { kind: "replace", value: repair };
    // Strictly: the params must not have members with the value undefined.
    expect(foundIn(judges[by], value)).toStrictEqual([
      { rule, params, place: ["a"], fix, by: undefined, level: "error" },
    ]);
  });

  it("a valid value is no finding", () => expect(foundIn(judges.integer, 7)).toEqual([]));
});

describe("an absent member", () => {
  const container = {};
  const gone = (required: boolean): Value => ({ container, key: "a", value: undefined, required, depth: 1 });

  function foundWithout(judge: Judge, required: boolean, forgiven?: ReadonlySet<object>): unknown[] {
    const checker = checkerFor({ partialObjects: forgiven });
    judge(checker, gone(required));
    return checker.findings;
  }

  it.each<[what: string, judge: Judge, params: object]>([
    ["anything", absent, {}],
    ["an integer", judges.integer, { expected: "integer" }],
    ["one of some texts", judges.letters, { expected: "string", allowed: letters }],
    ["in a range", judges.range, { expected: "integer" }],
    ["in a format", judges.email, { expected: "string", format: "email" }],
  ])("that must be %s is one finding, unless its container may be incomplete", (_, judge, params) => {
    expect(foundWithout(judge, true)).toStrictEqual([
      { rule: "structure.required", params, place: ["a"], fix: undefined, by: undefined, level: "error" },
    ]);
    expect(foundWithout(judge, true, new Set([container]))).toEqual([]);
  });

  it.each(["integer", "letters", "range", "email"] as const)("is no finding if it is optional: %s", (by) => {
    expect(foundWithout(judges[by], false)).toEqual([]);
  });

  it("is not an entry of an array that is undefined", () => {
    const checker = checkerFor();
    const value = { container: [undefined], key: 0, value: undefined, required: true, depth: 1 };
    wrongType(checker, value, "integer");
    const params = { expected: "integer", received: "undefined" };
    expect(checker.findings).toMatchObject([{ rule: "structure.type", params, place: [0] }]);
  });

  it("is checked by the value that was read while it was present", () => {
    const checker = checkerFor();
    wrongType(checker, { ...gone(true), value: "x" }, "integer");
    expect(checker.findings).toMatchObject([{ rule: "structure.type", params: { received: "string" } }]);
  });
});

it("a finding lists the allowed values in an array of its own, because callers may change it", () => {
  const allowed = ["A", "B"];
  const [finding] = foundIn((checker, value) => wrongEnum(checker, value, allowed), "C") as { params: object }[];
  expect(finding?.params).toEqual({ allowed, received: "C" });
  expect(Reflect.get(finding?.params ?? {}, "allowed")).not.toBe(allowed);
});
