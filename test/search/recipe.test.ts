import { describe, expect, test } from "vitest";
import { type Edit, type Json, type Part, TooLarge, textOf } from "../../scripts/search/recipe.js";

const made = (part: Part, scale = 1) => JSON.parse(textOf(part, scale)) as unknown;

describe("a part makes the value that it describes", () => {
  const table: Readonly<Record<string, readonly [part: Part, value: unknown]>> = {
    "a value": [{ json: { a: [1, null] } }, { a: [1, null] }],
    "a text of pieces": [{ text: ["<", { unit: "ab", times: 2 }, { unit: "\u0301", grow: 1 }, ">"] }, "<abab\u0301>"],
    "halves of characters": [{ text: [{ unit: "\ud800", times: 1 }, "\udc00"] }, "\ud800\udc00"],
    "a list": [{ list: { json: 1 }, times: 3 }, [1, 1, 1]],
    "an empty list": [{ list: { json: 1 }, times: 0 }, []],
    "a value in itself": [
      { nest: { a: 1, b: [null] }, at: ["b", "0"], inside: { json: "x" }, times: 2 },
      { a: 1, b: [{ a: 1, b: ["x"] }] },
    ],
  };
  test.each(Object.entries(table))("%s", (_, [part, value]) => {
    expect(made(part)).toEqual(value);
  });
});

describe("an edit changes only the value at its place", () => {
  const value: Json = { a: { b: 1 }, list: [1, 2] };
  const table: Readonly<Record<string, readonly [edits: readonly Edit[], value: unknown]>> = {
    "a member": [[{ at: ["a", "b"], put: { json: 2 } }], { a: { b: 2 }, list: [1, 2] }],
    "a new member in a new object": [[{ at: ["x", "y"], put: { json: 2 } }], { ...value, x: { y: 2 } }],
    "an entry": [[{ at: ["list", "0"], put: { json: "x" } }], { ...value, list: ["x", 2] }],
    "an entry after the last": [[{ at: ["list", "7"], put: { json: "x" } }], { ...value, list: [1, 2, "x"] }],
    "a removed member": [[{ at: ["a", "b"], drop: true }], { a: {}, list: [1, 2] }],
    "a removed entry": [[{ at: ["list", "1"], drop: true }], { ...value, list: [1] }],
    "members that are added": [
      [{ at: ["a"], name: ["k"], value: { json: 0 }, times: 2 }],
      { a: { b: 1, k0: 0, k1: 0 }, list: [1, 2] },
    ],
    "members with the number first": [
      [{ at: ["a"], name: ["k"], number: "first", value: { json: 0 }, times: 2 }],
      { a: { b: 1, "0k": 0, "1k": 0 }, list: [1, 2] },
    ],
    "a single member has no number": [
      [{ at: ["a"], name: ["k"], value: { json: 0 }, times: 1 }],
      { a: { b: 1, k: 0 }, list: [1, 2] },
    ],
    "entries that are added": [
      [{ at: ["list"], name: [], value: { json: 0 }, times: 2 }],
      { ...value, list: [1, 2, 0, 0] },
    ],
    "a value that is set and then extended": [
      [
        { at: ["a"], put: { json: { c: 1 } } },
        { at: ["a"], name: ["k"], value: { json: 0 }, times: 1 },
      ],
      { a: { c: 1, k: 0 }, list: [1, 2] },
    ],
    "a text on the path that becomes an object": [
      [{ at: ["a", "b", "c"], put: { json: 1 } }],
      { a: { b: { c: 1 } }, list: [1, 2] },
    ],
  };
  test.each(Object.entries(table))("%s", (_, [edits, expected]) => {
    expect(made({ json: value, edits })).toEqual(expected);
  });
});

test("a poisoned name is an own member after parsing", () => {
  const edits: readonly Edit[] = [{ at: [], name: ["__proto__"], value: { json: 1 }, times: 1 }];
  expect(Object.keys(made({ json: {}, edits }) as object)).toEqual(["__proto__"]);
});

test("a scale multiplies only the growing parts", () => {
  expect(
    made(
      {
        list: {
          text: [
            { unit: "a", times: 2 },
            { unit: "b", grow: 3 },
          ],
        },
        times: 2,
      },
      2,
    ),
  ).toEqual(["aabbbbbb", "aabbbbbb"]);
});

test("depth needs no stack", () => {
  const text = textOf({ nest: [null], at: ["0"], inside: { json: 1 }, grow: 1 }, 100_000);
  expect(text).toBe(`${"[".repeat(100_000)}1${"]".repeat(100_000)}`);
});

test("there may be more members than a call can have arguments", () => {
  const edits: readonly Edit[] = [{ at: [], name: ["k"], value: { json: 0 }, grow: 1 }];
  expect(Object.keys(made({ json: {}, edits }, 300_000) as object)).toHaveLength(300_000);
});

test("a recipe that would need too much memory is rejected before it is built", () => {
  expect(() => textOf({ list: { text: [{ unit: "a", grow: 1 }] }, grow: 1 }, 1e5)).toThrow(TooLarge);
});
