import { describe, expect, it } from "vitest";
import { type Fix, patchOf } from "../../src/errors/fix.js";
import { PlaceTexts, type Segment } from "../../src/errors/path.js";
import { withoutConflicts } from "../../src/errors/without-conflicts.js";
import type { JsonPatchOperation, Violation } from "../../src/index.js";

function patch(fix: Fix, place: readonly Segment[]): JsonPatchOperation[] | undefined {
  const texts = new PlaceTexts();
  return patchOf(fix, place, texts.exactPointer(place), texts);
}

describe("the patch of a fix", () => {
  const long = "k".repeat(257);

  it("replaces, removes, renames or moves", () => {
    expect(patch({ kind: "replace", value: 1 }, ["a", 0])).toEqual([{ op: "replace", path: "/a/0", value: 1 }]);
    expect(patch({ kind: "remove" }, ["a", "b"])).toEqual([{ op: "remove", path: "/a/b" }]);
    expect(patch({ kind: "rename", to: "c" }, ["a", "b"])).toEqual([{ op: "move", from: "/a/b", path: "/a/c" }]);
    expect(patch({ kind: "move", to: ["c", "d"] }, ["a", "b"])).toEqual([{ op: "move", from: "/a/b", path: "/c/d" }]);
  });

  it("adds at a separate place", () => {
    expect(patch({ kind: "add", to: ["a"], value: 1 }, ["a", "b"])).toEqual([{ op: "add", path: "/a", value: 1 }]);
    expect(patch({ kind: "add", to: [long], value: 1 }, ["a", "b"])).toBe(undefined);
  });

  it("renames in the deepest container", () => {
    const fix = { kind: "rename", to: "d" } as const;
    expect(patch(fix, ["a", "b", "c"])).toEqual([{ op: "move", from: "/a/b/c", path: "/a/b/d" }]);
  });

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
});

describe("of conflicting fixes, the first one stays", () => {
  const violation = (...fix: JsonPatchOperation[]) => ({ fix }) as unknown as Violation;
  const left = (...lists: Violation[][]) => {
    withoutConflicts(lists.flat());
    return lists.map((violations) => violations.map((one) => "fix" in one));
  };
  const replace = (path: string, value: unknown = 1) => violation({ op: "replace", path, value });
  const remove = (path: string) => violation({ op: "remove", path });
  const move = (from: string, path: string) => violation({ op: "move", from, path });

  it("replacements by simple values do not conflict", () => {
    expect(left([replace("/a"), replace("/b")], [replace("/c")])).toEqual([[true, true], [true]]);
  });

  it("in one list, even if all others replace simple values", () => {
    expect(left([replace("/a")], [remove("/b"), replace("/b/c")])).toEqual([[true], [true, false]]);
  });

  it("removing a value that contains another fix, or the other way round", () => {
    expect(left([remove("/a"), replace("/a/b")])).toEqual([[true, false]]);
    expect(left([replace("/a/b"), remove("/a")])).toEqual([[true, false]]);
    expect(left([remove("/a"), replace("/b")])).toEqual([[true, true]]);
  });

  it("to replace a whole object", () => {
    expect(left([replace("/a", {}), replace("/a/b")])).toEqual([[true, false]]);
    expect(left([replace("/a", {}), replace("/a/b", {})])).toEqual([[true, false]]);
  });

  it("a move, at both its ends", () => {
    expect(left([move("/a", "/b"), remove("/a")])).toEqual([[true, false]]);
    expect(left([move("/a", "/b"), remove("/b")])).toEqual([[true, false]]);
    expect(left([remove("/b"), move("/a", "/b")])).toEqual([[true, false]]);
    expect(left([remove("/a"), move("/a", "/b")])).toEqual([[true, false]]);
  });

  it("a copy, at both its ends", () => {
    const copy = violation({ op: "copy", from: "/a", path: "/b" });
    expect(left([remove("/a"), structuredClone(copy)])).toEqual([[true, false]]);
    expect(left([remove("/b"), structuredClone(copy)])).toEqual([[true, false]]);
    expect(left([copy, remove("/a/x"), remove("/b/x")])).toEqual([[true, false, false]]);
  });

  it("one of several operations", () => {
    const both = (path: string) => violation({ op: "replace", path, value: 1 }, { op: "remove", path: "/c" });
    expect(left([both("/a"), both("/b")])).toEqual([[true, false]]);
  });

  it("in different lists, and a dropped fix conflicts with no other", () => {
    expect(left([remove("/a")], [move("/a/x", "/b"), remove("/b")])).toEqual([[true], [false, true]]);
  });

  it("violations without a fix do not matter", () => {
    const without = {} as Violation;
    expect(left([without, remove("/a"), without, remove("/b")])).toEqual([[false, true, false, true]]);
  });
});
