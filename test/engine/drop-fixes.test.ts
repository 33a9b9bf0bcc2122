import { describe, expect, it } from "vitest";
import { dropConflictingFixes } from "../../src/engine/drop-fixes.js";
import { defineRule, type JsonPatchOperation, type Violation, validateCreate } from "../../src/index.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";

type Members = Record<string, unknown>;

const [, fixture] = fixturesIn<ValidFixture>("create/valid").find(([name]) => name === "push-event-triggered") ?? [];
const context = { ...fixture?.context, lint: true };
const body = fixture?.body as unknown as Record<string, Members>;

/** The body with some members of its components one level too high, by component and name. */
function misplaced(...moves: readonly (readonly [component: string, key: string])[]): Members {
  const copy = structuredClone(body);
  for (const [component, key] of moves) {
    copy[key] = copy[component]?.[key] as Members;
    delete copy[component]?.[key];
  }
  return copy;
}

const knownWarnings = (request: unknown) =>
  validateCreate(request, context).warnings.filter(({ rule }) => rule === "member.known");

/** Each optional member for which a fix is offered if only this member is misplaced. */
const movable = Object.entries(body)
  .filter(([, value]) => typeof value === "object")
  .flatMap(([component, value]) => Object.keys(value).map((key) => [component, key] as const))
  .filter(([component, key]) => validateCreate(misplaced([component, key]), context).ok && !(key in body))
  .filter((move) => knownWarnings(misplaced(move))[0]?.fix !== undefined);

describe("the fix of a misplaced member", () => {
  it("moves it to where it belongs", () => {
    expect(movable.length).toBeGreaterThan(21);
    for (const [component, key] of movable) {
      const [warning] = knownWarnings(misplaced([component, key]));
      expect(warning?.fix).toEqual([{ op: "move", from: `/${key}`, path: `/${component}/${key}` }]);
    }
  });

  it("is tested for the first twenty, and dropped for the others", () => {
    const of = (count: number) =>
      knownWarnings(misplaced(...movable.slice(0, count))).map(({ fix }) => fix !== undefined);
    expect(of(20)).toEqual(Array.from({ length: 20 }, () => true));
    expect(of(22)).toEqual(Array.from({ length: 22 }, (_, index) => index < 20));
  });

  it("is dropped if it would be wrong, and counts as tested", () => {
    const [[component, key] = ["", ""]] = movable;
    const wrong = { ...misplaced([component, key]), [key]: { of: "a wrong type" } };
    expect(knownWarnings(wrong)).toHaveLength(1);
    expect(knownWarnings(wrong)[0]?.fix).toBeUndefined();
    const many = { ...misplaced(...movable.slice(0, 21)), [key]: { of: "a wrong type" } };
    expect(knownWarnings(many).filter(({ fix }) => fix !== undefined)).toHaveLength(19);
  });

  it("is dropped if it would be wrong, although the misplaced member is an error", () => {
    const rules = { "member.known": "error" } as const;
    for (const [component, key] of movable) {
      const fixesOf = (request: unknown) =>
        validateCreate(request, { ...context, rules }).violations.map(({ fix }) => fix);
      const request = misplaced([component, key]);
      expect(fixesOf(request)).toEqual([[{ op: "move", from: `/${key}`, path: `/${component}/${key}` }]]);
      expect(fixesOf({ ...request, [key]: { of: "a wrong type" } })).toEqual([undefined]);
    }
  });

  it("is kept if existing errors remain the same", () => {
    const [move = ["", ""]] = movable;
    const request = { ...misplaced(move), created_by: "nobody" };
    expect(validateCreate(request, context).violations.map(({ path }) => path)).toEqual(["created_by"]);
    expect(knownWarnings(request)[0]?.fix).toBeDefined();
  });
});

describe("a fix beside other errors", () => {
  const [[component, key] = ["", ""]] = movable;

  it("is dropped if it would add an error", () => {
    const wrong = { ...misplaced([component, key]), [key]: { of: "a wrong type" }, created_by: "nobody" };
    expect(validateCreate(wrong, context).violations.map(({ path }) => path)).toEqual(["created_by"]);
    expect(knownWarnings(wrong)).toHaveLength(1);
    expect(knownWarnings(wrong)[0]?.fix).toBeUndefined();
  });

  it("is kept untested, however many fixes there are, unless it is about an unknown member", () => {
    const rule = "utm.custom-key-prefixed";
    const keys = Array.from({ length: 22 }, (_, index) => [`k${index}`, "x"] as const);
    const utm_params = { utm_source: "s", utm_medium: "m", ...Object.fromEntries(keys) };
    const { warnings } = validateCreate({ ...body, utm_params }, { ...context, rules: { [rule]: "warning" } });
    const fixes = warnings.filter((warning) => warning.rule === rule).map(({ fix }) => fix?.[0]?.op);
    expect(fixes).toEqual(keys.map(() => "move"));
  });
});

describe("fixes that add members", () => {
  /** Requires a member of `utm_params`, and can add it. */
  const required = (name: string) =>
    defineRule({
      ...{ id: `acme.${name}`, scope: "request", message: "is required" },
      reads: { values: ["utm_params"] },
      check({ utm_params }, report) {
        const place = ["utm_params", name];
        if (utm_params && !(name in utm_params)) report(place, {}, { kind: "add", to: place, value: "x" });
      },
    });

  /** Rejects a member of `utm_params` if there is the first of those that are added. */
  const rejected = (name: string) =>
    defineRule({
      ...{ id: "acme.rejected", scope: "request", message: "is rejected" },
      reads: { values: ["utm_params"] },
      check({ utm_params }, report) {
        if (utm_params && "utm_a" in utm_params) report(["utm_params", name]);
      },
    });

  it.each([
    ["are all dropped if they cause an error elsewhere", "utm_b", [false, false]],
    ["are all dropped if they cause an error at a name that only begins like theirs", "utm_ab", [false, false]],
    ["are dropped alone if the error is at their place", "utm_a", [false, true]],
  ])("%s", (_, name, offered) => {
    const request = { ...body, utm_params: { utm_source: "s", utm_medium: "m" } };
    const customRules = [required("utm_a"), required("utm_c"), rejected(name)];
    const { violations } = validateCreate(request, { ...context, customRules });
    expect(violations.map(({ path }) => path)).toEqual(["utm_params.utm_a", "utm_params.utm_c"]);
    expect(violations.map(({ fix }) => fix !== undefined)).toEqual(offered);
  });
});

describe("of conflicting fixes, the first one stays", () => {
  const violation = (...fix: JsonPatchOperation[]) => ({ fix }) as unknown as Violation;
  const left = (...lists: Violation[][]) => {
    dropConflictingFixes(lists.flat(), { a: {}, c: {}, list: [1, 2, { x: 1 }] });
    return lists.map((violations) => violations.map((one) => "fix" in one));
  };
  const replace = (path: string, value: unknown = 1) => violation({ op: "replace", path, value });
  const remove = (path: string) => violation({ op: "remove", path });
  const add = (path: string) => violation({ op: "add", path, value: 1 });
  const move = (from: string, path: string) => violation({ op: "move", from, path });

  const copy = { op: "copy", from: "/a", path: "/b" } as const;
  const both = (path: string) => violation({ op: "replace", path, value: 1 }, { op: "remove", path: "/c" });
  const without = {} as Violation;

  it.each<[string, Violation[], boolean[]]>([
    ["of replacements by simple values", [replace("/a"), replace("/b"), replace("/c")], [true, true, true]],
    [
      "in one list, if others replace simple values",
      [replace("/a"), remove("/b"), replace("/b/c")],
      [true, true, false],
    ],
    ["that removes a value with another fix in it", [remove("/a"), replace("/a/b")], [true, false]],
    ["in a value that another one removes", [replace("/a/b"), remove("/a")], [true, false]],
    ["beside a removed value", [remove("/a"), replace("/b")], [true, true]],
    ["that replaces a whole object by another one", [replace("/a", {}), replace("/a/b")], [true, false]],
    ["that replaces an object in a replaced one", [replace("/a", {}), replace("/a/b", {})], [true, false]],
    ["that moves from a place", [move("/a", "/b"), remove("/a")], [true, false]],
    ["that moves to a place", [move("/a", "/b"), remove("/b")], [true, false]],
    ["before a move to its place", [remove("/b"), move("/a", "/b")], [true, false]],
    ["before a move from its place", [remove("/a"), move("/a", "/b")], [true, false]],
    ["before a copy from its place", [remove("/a"), violation(copy)], [true, false]],
    ["before a copy to its place", [remove("/b"), violation(copy)], [true, false]],
    ["that copies, at both its ends", [violation(copy), remove("/a/x"), remove("/b/x")], [true, false, false]],
    ["of several operations", [both("/a"), both("/b")], [true, false]],
    ["in an entry after a removed one", [remove("/list/0"), replace("/list/2/x")], [true, false]],
    ["that removes an entry, after a change in another one", [replace("/list/2/x"), remove("/list/0")], [true, false]],
    ["in an entry after an added one", [add("/list/0"), replace("/list/1")], [true, false]],
    ["in an entry after one that is moved", [move("/list/0", "/d"), replace("/list/1")], [true, false]],
    ["in an array into which a value is moved", [move("/d", "/list/0"), replace("/list/1")], [true, false]],
    ["in another entry, if none is added or removed", [replace("/list/0", {}), remove("/list/2/x")], [true, true]],
    ["of a member whose name is a number", [remove("/a/0"), replace("/a/1")], [true, true]],
    ["beside violations without one", [without, remove("/a"), without, remove("/b")], [false, true, false, true]],
  ])("a fix %s", (_, violations, kept) => {
    expect(left(violations)).toEqual([kept]);
  });

  it("in different lists, and a dropped fix conflicts with no other", () => {
    expect(left([replace("/a"), replace("/b")], [replace("/c")])).toEqual([[true, true], [true]]);
    expect(left([replace("/a")], [remove("/b"), replace("/b/c")])).toEqual([[true], [true, false]]);
    expect(left([remove("/a")], [move("/a/x", "/b"), remove("/b")])).toEqual([[true], [false, true]]);
  });
});
