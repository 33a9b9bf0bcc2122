import { describe, expect, it } from "vitest";
import { Checker } from "../../src/structure/checker.js";
import { UNREADABLE } from "../../src/structure/readable.js";
import { absent, type Value, wrongEnum, wrongFormat, wrongRange, wrongType } from "../../src/structure/wrong-value.js";

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

/** The issues of a body whose required member `a` has this value. */
function foundIn(judge: Judge, value: unknown): unknown[] {
  const checker = new Checker({ maxDepth: 5, maxErrors: 5 });
  judge(checker, { container: { a: value }, key: "a", value, required: true, depth: 1 });
  return checker.issues;
}

describe("a wrong value is one issue, with a fix if it is clear what was meant", () => {
  it.each<[by: keyof typeof judges, value: unknown, rule: string, params: object, repair?: string | number]>([
    ["integer", "7", "structure.type", { expected: "integer", received: "string", nearest: 7 }, 7],
    ["integer", 1.5, "structure.type", { expected: "integer", received: "number" }],
    ["integer", undefined, "structure.type", { expected: "integer", received: "undefined" }],
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
    ["price", 9, "structure.type", { expected: "string", received: "number", nearest: "9" }, "9"],
    ["price", "9,99", "structure.format", { format: "numeric-string", received: "9,99" }],
    ["price", UNREADABLE, "structure.unreadable", {}],
    ["email", "tomorrow", "structure.format", { format: "email", received: "tomorrow" }],
    ["email", 9, "structure.type", { expected: "string", received: "number" }],
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
    expect(foundIn(judges[by], value)).toStrictEqual([{ rule, params, place: ["a"], fix, level: "error" }]);
  });

  it("a valid value is no issue", () => expect(foundIn(judges.integer, 7)).toEqual([]));
});

describe("an absent member", () => {
  const container = {};
  const gone = (required: boolean): Value => ({ container, key: "a", value: undefined, required, depth: 1 });

  function foundWithout(judge: Judge, required: boolean, forgiven?: ReadonlySet<object>): unknown[] {
    const checker = new Checker({ maxDepth: 5, maxErrors: 5 });
    checker.begin(false, forgiven);
    judge(checker, gone(required));
    return checker.issues;
  }

  it.each<[what: string, judge: Judge, params: object]>([
    ["anything", absent, {}],
    ["an integer", judges.integer, { expected: "integer" }],
    ["one of some texts", judges.letters, { expected: "string", allowed: letters }],
    ["in a range", judges.range, { expected: "integer" }],
    ["in a format", judges.email, { expected: "string", format: "email" }],
  ])("that must be %s is one issue, unless its container may be incomplete", (_, judge, params) => {
    expect(foundWithout(judge, true)).toStrictEqual([
      { rule: "structure.required", params, place: ["a"], fix: undefined, level: "error" },
    ]);
    expect(foundWithout(judge, true, new Set([container]))).toEqual([]);
  });

  it.each(["integer", "letters", "range", "email"] as const)("is no issue if it is optional: %s", (by) => {
    expect(foundWithout(judges[by], false)).toEqual([]);
  });

  it("is present if its value is undefined and any value is allowed", () => {
    expect(foundIn(absent, undefined)).toEqual([]);
  });

  it("is checked by the value that was read while it was present", () => {
    const checker = new Checker({ maxDepth: 5, maxErrors: 5 });
    wrongType(checker, { ...gone(true), value: "x" }, "integer");
    expect(checker.issues).toMatchObject([{ rule: "structure.type", params: { received: "string" } }]);
  });
});

it("an issue lists the allowed values in an array of its own, because callers may change it", () => {
  const allowed = ["A", "B"];
  const [issue] = foundIn((checker, value) => wrongEnum(checker, value, allowed), "C") as { params: object }[];
  expect(issue?.params).toEqual({ allowed, received: "C" });
  expect(Reflect.get(issue?.params ?? {}, "allowed")).not.toBe(allowed);
});
