import { describe, expect, it } from "vitest";
import type { Collected } from "../../src/engine/collect.js";
import { dropHarmfulFixes, type ErrorFound } from "../../src/engine/drop-harmful-fixes.js";
import type { RuleChecker } from "../../src/engine/rule-checker.js";
import type { JsonPatchOperation } from "../../src/errors/json-patch.js";
import { type Segment, segmentsOf } from "../../src/errors/path.js";
import type { Violation } from "../../src/rules/violation.js";

const MOVING = "member.known";

function violation(rule: string, at: string, ...fix: JsonPatchOperation[]): Violation {
  return { rule, segments: segmentsOf(at), ...(fix.length === 0 ? {} : { fix }) } as unknown as Violation;
}

const moved = (name: string) => violation(MOVING, `/${name}`, { op: "move", from: `/${name}`, path: `/to/${name}` });
const added = (path: string) => violation("structure.required", path, { op: "add", path, value: 1 });

interface Known {
  readonly issues?: readonly ErrorFound[];
  readonly findings?: readonly ErrorFound[];
  readonly advice?: number;
  readonly isFull?: boolean;
}

const at = (...place: Segment[]): ErrorFound => ({ rule: "r", place });

/** The changed values that were tried, and the places whose fixes were kept. */
function tried(
  { errors = [], warnings = [] }: Partial<Pick<Collected, "errors" | "warnings">>,
  view: unknown,
  errorsOf: (changed: unknown) => ErrorFound[] = () => [],
  { issues = [], findings = [], advice = 0, isFull = false }: Known = {},
) {
  const mild = Array.from({ length: advice }, (_, index) => at("mild", index));
  const rules = {
    checker: {
      full: isFull,
      issues: [
        ...issues.map((issue) => ({ ...issue, level: "error" })),
        ...mild.map((issue) => ({ ...issue, level: "warning" })),
      ],
    },
    findings: [
      ...findings.map(({ rule, place }) => ({ rule: { id: rule }, place, severity: "error" })),
      ...mild.map(({ rule, place }) => ({ rule: { id: rule }, place, severity: "warning" })),
    ],
    ruleOf: (id: string) => (id === MOVING ? { fixMayAddErrors: true } : id === "other" ? {} : undefined),
  } as unknown as RuleChecker;
  const changes: unknown[] = [];
  const trials = {
    view,
    errorsOf(changed: unknown) {
      changes.push(changed);
      return errorsOf(changed);
    },
  };
  dropHarmfulFixes({ errors, warnings } as Collected, rules, trials);
  const kept = [...errors, ...warnings].filter((one) => "fix" in one).map(({ segments }) => segments.join("/"));
  return { changes, kept };
}

/** How many of thirty moves in a view are tried, and how many are kept. */
function movesTried(view: unknown, known?: Known): number {
  const warnings = Array.from({ length: 30 }, (_, index) => moved(`m${index}`));
  const { changes, kept } = tried({ warnings }, view, undefined, known);
  expect(kept).toHaveLength(changes.length);
  return changes.length;
}

/** A view with this number of members and entries in total. */
const sized = (size: number) => ({ to: new Array<number>(size - 1).fill(0) });

/** An object that contains itself. */
function endless(): object {
  const view: Record<string, unknown> = {};
  view["to"] = view;
  return view;
}

describe("the moves that are tried", () => {
  it.each([
    [sized(200), 20],
    [sized(250), 20],
    [sized(251), 19],
    [sized(2500), 2],
    [sized(2501), 1],
    [sized(5000), 1],
    [sized(5001), 0],
    [sized(50_000), 0],
    [Object.fromEntries(Array.from({ length: 2501 }, (_, index) => [`k${index}`, 0])), 1],
    [{ to: { deep: new Array(1000).fill([0]) } }, 2],
    [{ to: [...new Array<unknown>(4998).fill(0), [[0]]] }, 0],
    [{ to: new Array(2 ** 32 - 1) }, 0],
    [endless(), 0],
    [{ first: [[0]], to: new Array(4998).fill(0) }, 0],
  ])("are as many as the size of the view allows: case %#", (view, most) => {
    expect(movesTried(view)).toBe(most);
  });

  it.each<[known: Known, most: number]>([
    [{ issues: [at("a")] }, 4],
    [{ issues: [at("a"), at("b")] }, 4],
    [{ issues: Array.from({ length: 10 }, (_, index) => at(index)) }, 4],
    [{ issues: Array.from({ length: 34 }, (_, index) => at(index)) }, 2],
    [{ findings: Array.from({ length: 34 }, (_, index) => at(index)) }, 2],
    [{ issues: new Array(34).fill(at("a")), findings: new Array(34).fill(at("a")) }, 4],
    [{ advice: 34 }, 5],
    [{ isFull: true }, 0],
  ])("are fewer the more errors there are: %j", (known, most) => {
    expect(movesTried(sized(1000), known)).toBe(most);
  });

  it("are those of rules whose moves may add errors", () => {
    const operation = { op: "move", from: "/a", path: "/to/a" } as const;
    const warnings = ["other", "unheard-of"].map((rule) => violation(rule, "/a", operation));
    const replaced = violation(MOVING, "/b", { op: "replace", path: "/b", value: 1 });
    expect(tried({ warnings: [...warnings, replaced, violation(MOVING, "/c")] }, sized(6000))).toEqual({
      changes: [],
      kept: ["a", "a", "b"],
    });
  });

  it("are tried one by one, and dropped if they add an error", () => {
    const view = { a: 1, b: 2, to: { x: 0 } };
    const errorsOf = (changed: unknown) => ("a" in (changed as object) ? [at("old")] : [at("old"), at("to", "a")]);
    expect(tried({ warnings: [moved("a"), moved("b")] }, view, errorsOf, { findings: [at("old")] })).toEqual({
      changes: [
        { b: 2, to: { x: 0, a: 1 } },
        { a: 1, to: { x: 0, b: 2 } },
      ],
      kept: ["b"],
    });
    expect(view).toEqual({ a: 1, b: 2, to: { x: 0 } });
  });
});

describe("the additions", () => {
  const view = { to: {} };
  const changed = { to: { a: 1, ab: 1 }, b: 1 };
  const all = () => ({ errors: [added("/to/a"), added("/b"), added("/to/ab")] });

  it.each<[found: ErrorFound[], kept: string[]]>([
    [[], ["to/a", "b", "to/ab"]],
    [[at("to", "a")], ["b", "to/ab"]],
    [[at("to", "a", "deep", 0)], ["b", "to/ab"]],
    [[at("to", "ab"), at("b", "x")], ["to/a"]],
    [[at("known")], ["to/a", "b", "to/ab"]],
    // An error that no single addition explains.
    [[at("to")], []],
    [[at("to", "a"), at("c")], []],
    [[at()], []],
  ])("are tried together; with the errors %j these remain: %j", (found, kept) => {
    const known = { issues: [at("known")] };
    expect(tried(all(), view, () => found, known)).toEqual({ changes: [changed], kept });
  });

  it("are dropped if nothing can be tried", () => {
    expect(tried(all(), view, undefined, { isFull: true })).toEqual({ changes: [], kept: [] });
    const { errors } = all();
    expect(tried({ errors, warnings: [added("/c")] }, sized(5001))).toEqual({ changes: [], kept: [] });
  });

  it("are tried before the moves, however many there are of both", () => {
    const errorsOf = () => [at("b")];
    expect(tried({ errors: [added("/b")], warnings: [moved("a")] }, { a: 1, to: {} }, errorsOf)).toEqual({
      changes: [{ a: 1, to: {}, b: 1 }, { to: { a: 1 } }],
      kept: [],
    });
  });

  it("are collected before anything is read", () => {
    const unreadable = {
      get x(): never {
        throw new Error("this must not be read");
      },
    };
    expect(tried({ errors: [violation("r", "/x")] }, unreadable)).toEqual({ changes: [], kept: [] });
  });
});
