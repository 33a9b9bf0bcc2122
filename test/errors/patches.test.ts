import { describe, expect, it } from "vitest";
import { type Fix, patchOf } from "../../src/errors/fix.js";
import { PlaceTexts, type Segment } from "../../src/errors/path.js";
import { SOURCE_DEFAULTS, violationOf } from "../../src/errors/violation.js";
import type { JsonPatchOperation } from "../../src/index.js";

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
