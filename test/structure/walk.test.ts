import { describe, expect, it } from "vitest";
import { type Check, type Visitor, Walk } from "../../src/structure/walk.js";

const LIMITS = { maxDepth: 3, maxFaults: 9 };
const check: Check<unknown> = () => undefined;
const otherCheck: Check<unknown> = () => undefined;

it("begins with nothing, and needs no visitor", () => {
  const walk = new Walk(LIMITS);
  expect(walk.found).toEqual([]);
  expect(walk.inspects).toBe(false);
  walk.visit("mark", {}, 1, 0);
  walk.inspect({}, "a:s", 1);
  expect(walk.found).toEqual([]);
});

it("shows odd objects only to a visitor that wants to see them", () => {
  const seen: unknown[] = [];
  const visitor = (inspects: boolean): Visitor => ({
    visit: () => undefined,
    inspects,
    inspect: (_object, { names }, _walk, depth) => seen.push([inspects, names, depth]),
  });
  for (const inspects of [false, true]) new Walk({ ...LIMITS, visitor: visitor(inspects) }).inspect({}, "a:s", 2);
  expect(seen).toEqual([[true, ["a"], 2]]);
});

describe("arrays", () => {
  class List extends Array<unknown> {}
  const withLength = (length: unknown) =>
    new Proxy([], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });

  it.each<[what: string, array: readonly unknown[]]>([
    ["of another class", new List()],
    ["without a prototype", Object.setPrototypeOf([], null) as unknown[]],
    ["of a negative length", withLength(-5)],
    ["of a broken length", withLength(1.5)],
    ["of no length", withLength("1")],
    ["of a class and a broken length", Object.setPrototypeOf(withLength(1.5), List.prototype) as unknown[]],
    ["longer than any plain one", withLength(10_000_001) as unknown[]],
  ])("%s are not plain", (_, array) => {
    expect(() => new Walk(LIMITS).enterArray(array, check, 1)).toThrow(TypeError);
  });

  it("are entered with their length", () => {
    const walk = new Walk(LIMITS);
    expect(walk.enterArray([], check, 1)).toBe(0);
    expect(walk.enterArray(["a", "b"], check, 3)).toBe(2);
    expect(walk.enterArray(withLength(10_000_000), check, 1)).toBe(10_000_000);
    expect(walk.found).toEqual([]);
  });

  it("are not entered beyond the depth limit", () => {
    const walk = new Walk(LIMITS);
    for (const [index, key] of ["a", "b", "c"].entries()) walk.placeAt(index + 1, key);
    expect(walk.enterArray([], check, 4)).toBe(-1);
    expect(walk.found).toEqual([
      { rule: "structure.too-deep", params: { limit: 3 }, place: ["a", "b", "c"], fix: undefined, level: "error" },
    ]);
  });
});

describe("a container of many entries that is shared", () => {
  const shared = {};

  it("is not looked at again by the same check, at the same depth or a lower one", () => {
    const walk = new Walk(LIMITS);
    walk.leave(shared, 100_001, check, 5, 0);
    const isClean = (container: object, by: Check<never>, depth: number) => walk.isClean(container, by, depth);
    expect([isClean(shared, check, 4), isClean(shared, check, 5), isClean(shared, check, 6)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isClean(shared, otherCheck, 5), isClean({}, check, 5)]).toEqual([false, false]);
  });

  it.each<[entries: number[], isRemembered: boolean]>([
    [[1], false],
    [[100_000], false],
    [[100_001], true],
    [[60_000, 60_000], true],
  ])("is remembered only after many entries: %j", (entries, isRemembered) => {
    const walk = new Walk(LIMITS);
    for (const count of entries) walk.leave(shared, count, check, 1, 0);
    expect(walk.isClean(shared, check, 1)).toBe(isRemembered);
  });

  it("is looked at again when something was found in it", () => {
    const walk = new Walk(LIMITS);
    walk.size(0, 2, 1);
    walk.leave(shared, 100_001, check, 1, 0);
    expect(walk.isClean(shared, check, 1)).toBe(false);
  });
});

describe("an object that may hold itself", () => {
  it("is nested too deeply where it does", () => {
    const walk = new Walk(LIMITS);
    const object = {};
    walk.nested(object, () => walk.nested(object, check, 1), 1);
    expect(walk.found).toEqual([
      { rule: "structure.too-deep", params: { limit: 3, cyclic: true }, place: [], fix: undefined, level: "error" },
    ]);
  });

  it("is forgotten at the end, even if looking at it threw", () => {
    const walk = new Walk(LIMITS);
    const object = {};
    const boom = () => {
      throw new Error("boom");
    };
    expect(() => walk.nested(object, boom, 1)).toThrow("boom");
    walk.end();
    walk.nested(object, check, 1);
    expect(walk.found).toEqual([]);
  });
});
