import { describe, expect, it } from "vitest";
import { keyOf, lockOf } from "../../src/storage/sql/key.js";

describe("the key of a string", () => {
  it("is the string itself if it is short and plain", () => {
    for (const text of ["W1", "a~!", "6f9619ff-8b86-4011-b42d-00c04fc964ff", "x".repeat(200)]) {
      expect(keyOf(text)).toBe(text);
    }
  });

  it("is otherwise a short hash, different for different strings", () => {
    const others = ["", " ", "#", "\u0000", "\ud800", "\ud801", "\ufffd", "é", "é", "x".repeat(201), "x".repeat(1e6)];
    const keys = others.map(keyOf);
    expect(keys.filter((key) => !/^#[\w-]{43}$/u.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(new Set(others).size);
    expect(keyOf(keys[0] ?? "")).not.toBe(keys[0]);
  });
});

describe("the lock of texts", () => {
  it("depends on where one text ends", () => {
    expect(lockOf("a", "b")).toBe(lockOf("a", "b"));
    expect(lockOf("a", "b")).not.toBe(lockOf("ab"));
    expect(lockOf("a", "b")).not.toBe(lockOf("a,b"));
  });
});
