import { describe, expect, it, vi } from "vitest";
import type { JsonPatchOperation } from "../../../src/index.js";
import { type Fixable, fixText } from "../../../src/text/request/fix-text.js";
import { budget } from "../../support/budget.js";
import { add, copy, equals, move, remove, replace } from "../../support/operations.js";
import { finding, findingsOf } from "./findings.js";

describe("a text is fixed", () => {
  it.each<[string, string, string]>([
    ["not at all if there is nothing to fix", '{ "a": "A" }', '{ "a": "A" }'],
    ["in several places at once", '{ "a": "b", "c": ["d"] }', '{ "a": "B", "c": ["D"] }'],
    ["in several rounds if one fix leads to another", '["a", "A", "b"]', '["A", "B"]'],
    ["by its entries as they were when they were checked", '["A", "A", "A", "B", "B", "c"]', '["A", "B", "C"]'],
    ["not in a part that is removed", '{ "x": { "a": "b" }, "c": "d" }', '{ "c": "D" }'],
    ["not when it is no JSON", '["a",]', '["a",]'],
    ["after a byte order mark", '\uFEFF["a"]', '\uFEFF["A"]'],
  ])("%s", (_, text, expected) => expect(fixText(text, findingsOf).text).toBe(expected));

  it.each<[string, string, unknown[]]>([
    ["once if there is nothing to fix", '"A"', ["A"]],
    ["not when it is no JSON", "{", []],
  ])("and is checked %s", (_, text, expected) => {
    const checked: unknown[] = [];
    fixText(text, (value) => {
      checked.push(value);
      return [];
    });
    expect(checked).toEqual(expected);
  });
});

describe("a fix", () => {
  const once =
    (...findings: Fixable[]) =>
    (value: unknown): Fixable[] =>
      JSON.stringify(value) === text ? findings : [];
  const text = '{"a":1,"b":[1,2,3]}';

  it.each<[string, string, ...patches: JsonPatchOperation[][]]>([
    ["that cannot be applied is left out", '{"b":[1,2,3]}', [remove("/c")], [remove("/a")]],
    ["is left out as a whole if one of its operations cannot be applied", text, [remove("/a"), remove("/c")]],
    ["that is not a JSON Patch is left out", text, [], [remove("a")]],
    ["that changes nothing does not count as a fix", text, [replace("/a", 1)]],
    ["for an absent object is left out, whatever came before", '{"b":[1,2,3]}', [remove("/a")], [add("/x/y/z", 1)]],
    ["waits if another one moves its entries", '{"a":1,"b":[2,3]}', [remove("/b/0")], [replace("/b/2", 4)]],
    ["waits if another one removes a later entry", '{"a":1,"b":[1,2]}', [remove("/b/2")], [replace("/b/0", 4)]],
    ["waits for another one to the same name", '{"c":1,"b":[1,2,3]}', [move("/a", "/c")], [move("/b", "/c")]],
    ["to add an entry waits for its neighbour", '{"a":1,"b":[1,5,3]}', [replace("/b/1", 5)], [add("/b/0", 0)]],
    ["to remove an entry waits for its neighbour", '{"a":1,"b":[1,5,3]}', [replace("/b/1", 5)], [remove("/b/0")]],
    ["to move an entry waits for its neighbour", '{"a":1,"b":[1,5,3]}', [replace("/b/1", 5)], [move("/b/0", "/c")]],
    ["to copy an entry waits for its neighbour", '{"a":1,"b":[1,5,3]}', [replace("/b/1", 5)], [copy("/b/0", "/c")]],
    [
      "waits if another one changes one of its places",
      '{"a":2,"b":[1,2,3]}',
      [replace("/a", 2)],
      [replace("/b/0", 4), replace("/a", 3)],
    ],
    [
      "waits if one of several operations moves its entries",
      '{"a":1,"b":[4,3]}',
      [remove("/b/0"), replace("/b/0", 4)],
      [replace("/b/1", 5)],
    ],
    [
      "waits if an earlier one removes an entry of the same array",
      '{"a":2,"b":[2,3]}',
      [replace("/a", 2)],
      [remove("/b/0")],
      [replace("/b/2", 4)],
    ],
    [
      "does not wait for its neighbours",
      '{"c":1,"b":[4,5,3]}',
      [replace("/b/0", 4)],
      [replace("/b/1", 5)],
      [move("/a", "/c")],
    ],
    [
      "does not wait for an entry beside its own, even if it tests that first",
      '{"a":1,"b":[4,5,3]}',
      [replace("/b/0", 4)],
      [equals("/b/1", 2), replace("/b/1", 5)],
    ],
    [
      "does not wait for one that cannot be applied completely",
      '{"a":1,"b":[1,5,3]}',
      [remove("/b/0"), remove("/b/2"), remove("/c")],
      [replace("/b/1", 5)],
    ],
    [
      "of several operations on the same place is applied one after the other",
      '{"b":[4,3]}',
      [remove("/b/0"), replace("/b/0", 4)],
      [remove("/a")],
    ],
    [
      "of several operations is not made after one that removes a later entry",
      '{"a":1,"b":[4,3]}',
      [remove("/b/0"), replace("/b/0", 4)],
      [remove("/b/2")],
    ],
    ["to remove an entry is made with others", '{"a":1,"b":[2]}', [remove("/b/0")], [remove("/b/2")], [remove("/b/2")]],
  ])("%s", (_, expected, ...patches) => {
    expect(fixText(text, once({}, ...patches.map((patch) => finding(...patch)))).text).toBe(expected);
  });

  it("that removes an entry comes after those that remove later ones, and one that removes a member keeps its turn", () => {
    const entries = Array.from({ length: 11 }, (_, index) => ({ x: index }));
    const removals = (...paths: string[]) => paths.map((path) => ({ op: "remove", path }) as const);
    const { operations } = fixText(JSON.stringify(entries), (value) => {
      const found = removals("/0/x", "/2/x", "/9", "/10");
      return (value as unknown[]).length === 11 ? found.map((one) => finding(one)) : [];
    });
    expect(operations).toEqual(removals("/0/x", "/2/x", "/10", "/9"));
  });

  it("that fails for any other reason throws", () => {
    const unwritable = finding(replace("/a", 1n));
    expect(() => fixText(text, once(unwritable))).toThrow(TypeError);
  });

  it("in a text that is nested too deeply is ignored", () => {
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(fixText(deep, () => [finding(remove("/a"))])).toEqual({ text: deep, operations: [] });
  });
});

describe("a text is parsed once per round, however many fixes there are", () => {
  const COUNT = budget(2_000, 20_000);
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  const object = (prefix: string, value: unknown) =>
    Object.fromEntries(indexes.map((index) => [prefix + index, value]));

  it.each<[string, unknown, (index: number) => JsonPatchOperation, unknown]>([
    ["replaced members", object("k", 1), (index) => replace(`/k${index}`, 2), object("k", 2)],
    ["renamed members", object("k", 1), (index) => move(`/k${index}`, `/l${index}`), object("l", 1)],
    ["removed members", object("k", 1), (index) => remove(`/k${index}`), {}],
    ["removed entries", indexes, (index) => remove(`/${index}`), []],
    ["removed entries below a line break", { "\n": indexes }, (index) => remove(`/\n/${index}`), { "\n": [] }],
    [
      "members moved into an empty object",
      { a: {}, ...object("k", 1) },
      (index) => move(`/k${index}`, `/a/k${index}`),
      { a: object("k", 1) },
    ],
    ["members with numbers for names", object("", 1), (index) => replace(`/${index}`, 2), object("", 2)],
  ])("%s", (_, value, operationAt, expected) => {
    const text = JSON.stringify(value);
    const parse = vi.spyOn(JSON, "parse");
    let round = 0;
    const fixed = fixText(text, () => (round++ === 0 ? indexes.map((index) => finding(operationAt(index))) : []));
    const parsed = parse.mock.calls.filter(([read]) => read.length >= Math.min(text.length, fixed.text.length));
    parse.mockRestore();
    // First for the findings, then for the fixes, and the fixed text for the findings that are left.
    expect(parsed.map(([read]) => read)).toEqual([text, text, fixed.text]);
    expect(JSON.parse(fixed.text)).toEqual(expected);
    expect(fixed.operations).toHaveLength(COUNT);
  });
});
