import { describe, expect, it } from "vitest";
import { jsonBytes } from "../../../src/errors/bounds.js";
import { Completions } from "../../../src/operations/update/completion.js";
import type { Members } from "../../../src/structure/checker.js";

/** The fix that restores the stored `c.a` to a patch with an empty `c`. */
const restored = (a: unknown) => new Completions({ c: {} }, { c: { a } }).of(["c", "a"]);

const adding = (path: string, value: unknown) => [{ op: "add", path, value }];

/** Nested objects or arrays. */
function nested(levels: number, around: (inner: unknown) => unknown): unknown {
  let value = around(1);
  for (let level = 1; level < levels; level++) value = around(value);
  return value;
}

describe("a value is restored", () => {
  it.each<[string, unknown]>([
    ["that is a list", [1, "x", null, [true]]],
    ["that has no prototype", Object.assign(Object.create(null), { x: 1 })],
    ["of 99 objects around a number", nested(99, (inner) => ({ inner }))],
    ["of 99 lists around a number", nested(99, (inner) => [inner])],
  ])("%s", (_, value) => {
    expect(restored(value)).toEqual(adding("/c/a", value));
  });

  it.each<[string, unknown]>([
    ["that is absent", undefined],
    ["that is a list with an absent entry", [1, undefined, 2]],
    ["that is a list with a value that JSON does not have", [Number.NaN]],
    ["of 100 objects around a number", nested(100, (inner) => ({ inner }))],
    ["of 100 lists around a number", nested(100, (inner) => [inner])],
  ])("not if it is one %s", (_, value) => {
    expect(restored(value)).toBe(undefined);
  });

  it("if it has at most 100,000 bytes, where a text counts four more", () => {
    const text = "x".repeat(100_000 - 4 - jsonBytes(""));
    expect(restored(text)).toEqual(adding("/c/a", text));
    expect(restored(`${text}x`)).toBe(undefined);
  });
});

describe("a place", () => {
  it("is completed once, with the outermost object that is missing", () => {
    const completions = new Completions({ c: {} }, { c: { b: { x: 1, y: 2 } } });
    expect(completions.of(["c", "b", "x"])).toEqual(adding("/c/b", { x: 1, y: 2 }));
    expect(completions.of(["c", "b", "y"])).toBe(undefined);
  });

  it.each<[string, Members, Members]>([
    ["in a component that is not sent", {}, { c: { d: { e: 1 } } }],
    ["in a component that is not an object", { c: 5 }, { c: { d: { e: 1 } } }],
    ["in a value that is not an object", { c: { d: 5 } }, { c: { d: { e: 1 } } }],
    ["that is not stored", { c: { d: {} } }, { c: { d: {} } }],
    ["in a component that is not stored", { c: { d: {} } }, {}],
  ])("%s is not completed", (_, patch, stored) => {
    expect(new Completions(patch, stored).of(["c", "d", "e"])).toBe(undefined);
  });

  it("in an unknown campaign is not completed", () => {
    expect(new Completions({ c: {} }, undefined).of(["c", "d"])).toBe(undefined);
  });
});
