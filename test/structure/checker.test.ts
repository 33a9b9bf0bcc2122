import { describe, expect, it } from "vitest";
import type { Check, Members } from "../../src/structure/checker.js";
import { UNREADABLE } from "../../src/structure/readable.js";
import { checkerFor } from "../support/checker-for.js";

const check: Check<unknown> = () => undefined;
const otherCheck: Check<unknown> = () => undefined;

it("begins without findings, and passes objects to nobody", () => {
  const checker = checkerFor();
  checker.visit("mark", {}, 1, 0, 0);
  checker.inspect({}, "a:s", 1, []);
  expect(checker.findings).toEqual([]);
});

describe("arrays", () => {
  class List extends Array<unknown> {}
  const withLength = (length: unknown) =>
    new Proxy([], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });

  it.each<[what: string, array: readonly unknown[]]>([
    ["of another class", new List()],
    ["without a prototype", Object.setPrototypeOf([], null) as unknown[]],
    ["of a negative length", withLength(-5)],
    ["of a fractional length", withLength(1.5)],
    ["whose length is a text", withLength("1")],
    ["of another class and a fractional length", Object.setPrototypeOf(withLength(1.5), List.prototype) as unknown[]],
    ["longer than any plain array", withLength(10_000_001) as unknown[]],
  ])("%s are not plain", (_, array) => {
    expect(() => checkerFor().enterArray(array, check, 1)).toThrow(TypeError);
  });

  it("are entered with their length", () => {
    const checker = checkerFor();
    expect(checker.enterArray([], check, 1)).toBe(0);
    expect(checker.enterArray(["a", "b"], check, 3)).toBe(2);
    expect(checker.enterArray(withLength(10_000_000), check, 1)).toBe(10_000_000);
    expect(checker.findings).toEqual([]);
  });

  it("are not entered beyond the depth limit", () => {
    const checker = checkerFor({ maxDepth: 3 });
    for (const [index, key] of ["a", "b", "c"].entries()) checker.placeAt(index + 1, key);
    expect(checker.enterArray([], check, 4)).toBe(-1);
    expect(checker.findings).toEqual([
      { rule: "structure.too-deep", params: { limit: 3 }, place: ["a", "b", "c"], fix: undefined, level: "error" },
    ]);
  });
});

describe("objects", () => {
  it.each([[{}], [Object.create(null) as object]])("that are plain are entered: %j", (object) => {
    expect(checkerFor().enter(object as Members, 1)).toBe(true);
  });

  it.each([
    ["a list", []],
    ["an instance", new Date(0)],
  ])("that are not plain are not entered: %s", (_, object) => {
    expect(() => checkerFor().enter(object as unknown as Members, 1)).toThrow(TypeError);
  });
});

it("a checker counts only errors towards its limit", () => {
  const levels = ["off", "warning", undefined] as const;
  const full = levels.map((level) => {
    const checker = checkerFor({ maxErrors: 0, exceptions: { levelOf: () => level } });
    checker.size(0, 1, 1);
    return checker.full;
  });
  expect(full).toEqual([false, false, true]);
});

describe("a shared container of many entries", () => {
  const shared = {};

  it("is skipped if it is a list", () => {
    const checker = checkerFor();
    const list = ["a"];
    checker.leave(list, 100_001, check, 1, 0);
    expect(checker.enterArray(list, check, 1)).toBe(-1);
  });

  it("is not checked again by the same check, at the same or a lower depth", () => {
    const checker = checkerFor();
    checker.leave(shared, 100_001, check, 5, 0);
    const isClean = (container: object, by: Check<never>, depth: number) => checker.isClean(container, by, depth);
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
    const checker = checkerFor();
    for (const count of entries) checker.leave(shared, count, check, 1, 0);
    expect(checker.isClean(shared, check, 1)).toBe(isRemembered);
  });

  it("is checked again if something is wrong in it", () => {
    const checker = checkerFor();
    checker.size(0, 2, 1);
    checker.leave(shared, 100_001, check, 1, 0);
    expect(checker.isClean(shared, check, 1)).toBe(false);
  });
});

describe("an object that may contain itself", () => {
  it("is nested too deeply if it does", () => {
    const checker = checkerFor();
    const object = {};
    checker.nested(object, () => checker.nested(object, check, 1), 1);
    expect(checker.findings).toEqual([
      { rule: "structure.too-deep", params: { limit: 9, cyclic: true }, place: [], fix: undefined, level: "error" },
    ]);
  });
});

it.each<[value: unknown, rule: string, params: object]>([
  [UNREADABLE, "structure.unreadable", {}],
  [[], "structure.type", { expected: "object", received: "array" }],
  ["x", "structure.type", { expected: "object", received: "string" }],
])("a body that is not an object has one finding: %s", (value, rule, params) => {
  const checker = checkerFor();
  checker.body(value);
  expect(checker.findings).toEqual([{ rule, params, place: [], fix: undefined, level: "error" }]);
});

it("an array with too few entries has a finding with both numbers", () => {
  const checker = checkerFor();
  checker.size(1, 2, 1);
  expect(checker.findings).toEqual([
    { rule: "structure.size", params: { minimum: 2, received: 1 }, place: [], fix: undefined, level: "error" },
  ]);
});
