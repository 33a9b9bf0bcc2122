import { describe, expect, it } from "vitest";
import type { Collected } from "../../src/engine/collect.js";
import { dropHarmfulFixes } from "../../src/engine/drop-harmful-fixes.js";
import { BAD_REQUEST } from "../../src/errors/error-code.js";
import type { JsonPatchOperation } from "../../src/errors/json-patch.js";
import { type Segment, segmentsOf } from "../../src/errors/path.js";
import type { Violation } from "../../src/rules/index.js";
import type { Finding } from "../../src/structure/checker.js";

const MOVING = "member.known";

function violation(rule: string, at: string, ...fix: JsonPatchOperation[]): Violation {
  return { rule, segments: segmentsOf(at), ...(fix.length === 0 ? {} : { fix }) } as unknown as Violation;
}

const moved = (name: string) => violation(MOVING, `/${name}`, { op: "move", from: `/${name}`, path: `/to/${name}` });
const added = (path: string) => violation("structure.required", path, { op: "add", path, value: 1 });

interface Known {
  readonly errors?: readonly Finding[];
  readonly advice?: number;
  readonly isFull?: boolean;
}

function at(...place: Segment[]): Finding {
  return { rule: "r", by: undefined, level: "error", place, params: {}, fix: undefined };
}

/** The changed values that were tried, and the places whose fixes were kept. */
function tried(
  { errors = [], warnings = [] }: Partial<Pick<Collected, "errors" | "warnings">>,
  view: unknown,
  findingsOf: (changed: unknown) => Finding[] = () => [],
  { errors: known = [], advice = 0, isFull = false }: Known = {},
) {
  const mild = Array.from({ length: advice }, (_, index): Finding => ({ ...at("mild", index), level: "warning" }));
  const found = {
    full: isFull,
    findings: [...known, ...mild],
    ruleOf: (id: string) => (id === MOVING ? { fixMayAddErrors: true } : id === "other" ? {} : undefined),
  } as unknown as Parameters<typeof dropHarmfulFixes>[2];
  const changes: unknown[] = [];
  dropHarmfulFixes({ errors, warnings, truncated: false, code: BAD_REQUEST }, view, found, (changed) => {
    changes.push(changed);
    return findingsOf(changed);
  });
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
    [{ errors: [at("a")] }, 4],
    [{ errors: [at("a"), at("b")] }, 4],
    [{ errors: Array.from({ length: 10 }, (_, index) => at(index)) }, 4],
    [{ errors: Array.from({ length: 34 }, (_, index) => at(index)) }, 2],
    [{ errors: new Array(34).fill(at("a")) }, 4],
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
    expect(tried({ warnings: [moved("a"), moved("b")] }, view, errorsOf, { errors: [at("old")] })).toEqual({
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

  it.each<[found: Finding[], kept: string[]]>([
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
    const known = { errors: [at("known")] };
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
