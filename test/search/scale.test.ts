import { describe, expect, test } from "vitest";
import type { Edit, Json } from "../../scripts/search/recipe.js";
import { grows, madeOfSize } from "../../scripts/search/scale.js";

const from: Json = { body: { name: "n", list: [] } };
const recipe = (...edits: readonly Edit[]) => ({ from: "a sample", edits });

const growing: Readonly<Record<string, Edit>> = {
  "a text": { at: ["body", "name"], put: { text: ["https://", { unit: "\u0301", grow: 1 }, ".com"] } },
  "a text of control characters": { at: ["body", "name"], put: { text: [{ unit: "\u0000", grow: 7 }] } },
  "a list": { at: ["body", "list"], put: { list: { json: { a: 1 } }, grow: 1 } },
  "a list of growing texts": { at: ["body", "list"], put: { list: { text: [{ unit: "a", grow: 1 }] }, grow: 1 } },
  "entries beside others": { at: ["body", "list"], name: [], value: { json: 1 }, grow: 5 },
  members: { at: ["body"], name: ["k"], value: { json: null }, grow: 1 },
  "members with long names": { at: ["body"], name: [{ unit: "k", times: 100 }], value: { json: 0 }, grow: 1 },
  "a long name": { at: ["body"], name: [{ unit: "k", grow: 1 }], value: { json: 0 }, times: 1 },
  depth: { at: ["body"], put: { nest: { a: null }, at: ["a"], inside: { json: 1 }, grow: 1 } },
  "a part inside of a part": {
    at: ["body"],
    put: { json: {}, edits: [{ at: ["x"], put: { text: [{ unit: "a", grow: 1 }] } }] },
  },
};

describe.each(Object.entries(growing))("%s", (_, edit) => {
  test.each([10_400, 20_800, 41_600, 332_800])("comes close to %i bytes without exceeding them", (size) => {
    const made = madeOfSize(recipe(edit), from, size);
    expect(made?.bytes).toBe(Buffer.byteLength(made?.text ?? ""));
    expect((made?.bytes ?? 0) / size).toBeGreaterThan(0.9);
    expect((made?.bytes ?? 0) / size).toBeLessThanOrEqual(1);
  });

  test("has the same content at every size", () => {
    const outline = (size: number) => outlineOf(JSON.parse(madeOfSize(recipe(edit), from, size)?.text ?? ""));
    expect(outline(20_800)).toEqual(outline(41_600));
  });
});

/** A value without the numbers of its repetitions. */
function outlineOf(value: unknown): unknown {
  if (typeof value === "string") return [...new Set(value)].sort().join("");
  if (Array.isArray(value)) return [...new Set(value.map((entry) => JSON.stringify(outlineOf(entry))))];
  if (typeof value !== "object" || value === null) return value;
  let inner: unknown = value;
  while (typeof inner === "object" && inner !== null && Object.keys(inner).join() === "a")
    inner = (inner as { a: unknown }).a;
  if (inner !== value) return ["nested", outlineOf(inner)];
  const entries = Object.entries(value).map(([name, member]) => [
    name.replace(/\d+/u, "").replace(/k+/u, "k"),
    outlineOf(member),
  ]);
  return Object.fromEntries(entries);
}

test("proportions stay: a part that grows twice as fast is twice as long at every size", () => {
  const edit: Edit = {
    at: ["body"],
    put: {
      text: [
        { unit: "a", grow: 10 },
        { unit: "b", grow: 20 },
      ],
    },
  };
  for (const size of [10_400, 83_200]) {
    const text = madeOfSize(recipe(edit), from, size)?.text ?? "";
    const [a, b] = [text.split("a").length, text.split("b").length];
    expect(b / a).toBeCloseTo(2, 1);
  }
});

describe("a recipe has no input of a size", () => {
  test("if nothing in it grows", () => {
    const fixed = recipe({ at: ["body"], put: { list: { json: 1 }, times: 3 } });
    expect(grows(fixed)).toBe(false);
    expect(madeOfSize(fixed, from, 10_400)).toBeUndefined();
  });

  test("if the smallest input is too large", () => {
    const large = recipe({ at: ["body"], put: { list: { text: [{ unit: "a", times: 20_000 }] }, grow: 1 } });
    expect(madeOfSize(large, from, 10_400)).toBeUndefined();
  });

  test("if the growing part is removed", () => {
    const gone = recipe({ at: ["body", "list"], put: { list: { json: 1 }, grow: 1 } }, { at: ["body"], drop: true });
    expect(madeOfSize(gone, from, 10_400)).toBeUndefined();
  });
});
