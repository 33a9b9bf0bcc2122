import { describe, expect, it } from "vitest";
import { dropConflictingFixes } from "../../src/engine/drop-conflicting-fixes.js";
import type { JsonPatchOperation, Violation } from "../../src/index.js";

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
