import { describe, expect, test } from "vitest";
import { drawn } from "../../scripts/search/draw.js";
import type { Sighting } from "../../scripts/search/examine.js";
import { Pool } from "../../scripts/search/pool.js";
import type { Recipe } from "../../scripts/search/recipe.js";
import { simplified } from "../../scripts/search/simplify.js";

const bounds = { nsPerByte: 100, text: 1000, body: undefined, result: undefined };

const growing = (member: string, unit: string): Recipe => ({
  from: "a sample",
  edits: [{ at: ["body", member], put: { text: [{ unit, grow: 1 }] } }],
});

const costing = (nsPerByte: number): Sighting => ({
  timings: [{ bytes: 10_000, ns: nsPerByte * 10_000 }],
  answers: [],
  breaches: [],
});

describe("a sighting is new", () => {
  const pool = new Pool(bounds);
  pool.add(growing("name", "a"), costing(50));
  pool.add(growing("logo", "a"), costing(160));

  const table: Readonly<Record<string, readonly [recipe: Recipe, nsPerByte: number, isNews: boolean]>> = {
    "if it is clearly worse than the worst of its niche": [growing("name", "b"), 53, true],
    "but not if it is hardly worse": [growing("name", "b"), 52, false],
    "if its niche is empty": [growing("title", "a"), 1, true],
    "but not if its niche already exceeds the bound by far": [growing("logo", "b"), 900, false],
  };
  test.each(Object.entries(table))("%s", (_, [recipe, nsPerByte, isNews]) => {
    expect(pool.isNews(recipe, costing(nsPerByte))).toBe(isNews);
  });
});

describe("a pool returns", () => {
  const picked = (pool: Pool) =>
    new Set(Array.from({ length: 1000 }, (_, seed) => JSON.stringify(drawn(seed, (draw) => pool.pick(draw)))));

  test("nothing before anything is added", () => {
    expect([...picked(new Pool(bounds))]).toEqual([undefined]);
  });

  test("the worst of each niche, except those that exceed the bound by far", () => {
    const pool = new Pool(bounds);
    pool.add(growing("name", "mild"), costing(20));
    pool.add(growing("name", "worse"), costing(50));
    pool.add(growing("title", "a"), costing(40));
    pool.add(growing("logo", "a"), costing(500));
    const found = [growing("name", "worse"), growing("title", "a")].map((recipe) => JSON.stringify(recipe));
    expect([...picked(pool)].filter((text) => text !== undefined).sort()).toEqual(found.sort());
  });

  test("those that exceed the bound by far if there are no others", () => {
    const pool = new Pool(bounds);
    pool.add(growing("logo", "a"), costing(500));
    expect(picked(pool)).toContain(JSON.stringify(growing("logo", "a")));
  });
});

test("a simpler recipe has the edits that matter, and at least one", async () => {
  const recipe: Recipe = { from: "a sample", edits: ["a", "b", "c", "b"].map((name) => ({ at: [name], drop: true })) };
  const places = async (matters: string) => {
    const simple = await simplified(recipe, async ({ edits }) => edits.some(({ at }) => at[0] === matters));
    return simple.edits.map(({ at }) => at.join("."));
  };
  expect(await places("a")).toEqual(["a"]);
  expect(await places("b")).toEqual(["b"]);
  expect(await places("nothing")).toEqual(["a", "b", "c", "b"]);
});
