import { describe, expect, it } from "vitest";
import { dropConflictingFixes } from "../../src/errors/drop-conflicting-fixes.js";
import { type Fix, patchOf } from "../../src/errors/fix.js";
import { PlaceTexts, type Segment } from "../../src/errors/path.js";
import { SOURCE_DEFAULTS, violationOf } from "../../src/errors/violation.js";
import type { JsonPatchOperation, Violation } from "../../src/index.js";

function patch(fix: Fix, place: readonly Segment[]): JsonPatchOperation[] | undefined {
  const texts = new PlaceTexts();
  return patchOf(fix, place, texts.exactPointer(place), texts);
}

describe("the patch of a fix", () => {
  const long = "k".repeat(257);

  it("is absent if a pointer is too long for a text", () => {
    const keys = ["k".repeat(255), "k".repeat(255), "k".repeat(255)];
    const path = `/${keys.join("/")}/${"k".repeat(255)}`;
    expect(patch({ kind: "remove" }, [...keys, "k".repeat(255)])).toEqual([{ op: "remove", path }]);
    expect(patch({ kind: "remove" }, [...keys, "k".repeat(256)])).toBe(undefined);
  });

  it("is absent if a key is too long for a pointer", () => {
    expect(patch({ kind: "remove" }, ["a", long])).toBe(undefined);
    expect(patch({ kind: "rename", to: long }, ["a", "b"])).toBe(undefined);
    expect(patch({ kind: "remove" }, ["a", "k".repeat(256)])).not.toBe(undefined);
  });

  const key = "k".repeat(255);
  const written = (...segments: Segment[]) =>
    violationOf({
      ...SOURCE_DEFAULTS,
      ...{ rule: "acme.any", severity: "error", segments, params: {}, predicate: "is wrong", fix: { kind: "remove" } },
    });

  it("is absent from a violation whose place is cut", () => {
    expect(written(key, key, key, key).fix).toHaveLength(1);
    expect(written(key, key, key, key, key)).not.toHaveProperty("fix");
    expect(written("a", long)).not.toHaveProperty("fix");
  });

  it("may repeat more of the place than the message", () => {
    const { path, message, fix } = written("a", '"'.repeat(100));
    expect(fix).toEqual([{ op: "remove", path: `/a/${'"'.repeat(100)}` }]);
    expect(path).toBe(`a["${'\\"'.repeat(100)}"]`);
    expect(message).toMatch(/^a\["[\\"]+…[\\"]+\] is wrong$/u);
    expect(written("a", '"'.repeat(30)).message).toBe(`a["${'\\"'.repeat(30)}"] is wrong`);
  });
});

describe("of conflicting fixes, the first one stays", () => {
  const violation = (...fix: JsonPatchOperation[]) => ({ fix }) as unknown as Violation;
  const left = (...lists: Violation[][]) => {
    dropConflictingFixes(lists.flat());
    return lists.map((violations) => violations.map((one) => "fix" in one));
  };
  const replace = (path: string, value: unknown = 1) => violation({ op: "replace", path, value });
  const remove = (path: string) => violation({ op: "remove", path });
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
