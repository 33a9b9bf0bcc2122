import { describe, expect, test } from "vitest";
import { type Draw, drawn } from "../../scripts/search/draw.js";
import { freshRecipe, mutated } from "../../scripts/search/mutate.js";
import { type Recipe, TooLarge, textOf } from "../../scripts/search/recipe.js";
import { grows } from "../../scripts/search/scale.js";
import { type Vocabulary, vocabularyOf } from "../../scripts/search/vocabulary.js";
import { budget } from "../support/budget.js";

const kinds = ["create", "update", "request", "response", "times", "request id", "idempotency"] as const;
const RUNS = budget(50, 150);

describe.each(kinds)("recipes for inputs of the kind %s", (kind) => {
  const vocabulary = vocabularyOf(kind);
  const recipes = Array.from({ length: RUNS }, (_, seed) => drawn(seed, (draw) => evolved(draw, vocabulary)));

  test("make JSON, or are too large to be made", () => {
    for (const { from, edits } of recipes) {
      try {
        expect(() => JSON.parse(textOf({ json: vocabulary.sample(from), edits }, 3))).not.toThrow(SyntaxError);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
  });

  test("are the same for the same seed", () => {
    expect(drawn(7, (draw) => evolved(draw, vocabulary))).toEqual(recipes[7]);
  });

  test("mostly grow, and differ", () => {
    expect(recipes.filter(grows).length).toBeGreaterThan(RUNS / 2);
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBeGreaterThan(RUNS / 2);
  });

  test("are the same after being written and read", () => {
    expect(JSON.parse(JSON.stringify(recipes))).toEqual(recipes);
  });
});

test("a change does not modify the recipe that it starts from", () => {
  const vocabulary = vocabularyOf("create");
  for (let seed = 0; seed < RUNS; seed++) {
    const recipe = drawn(seed, (draw) => freshRecipe(draw, vocabulary));
    const before = structuredClone(recipe);
    drawn(seed + 1, (draw) => mutated(draw, vocabulary, recipe, recipe));
    expect(recipe).toEqual(before);
  }
});

function evolved(draw: Draw, vocabulary: Vocabulary): Recipe {
  let recipe = freshRecipe(draw, vocabulary);
  for (let change = draw.below(6); change > 0; change--) recipe = mutated(draw, vocabulary, recipe, recipe);
  return recipe;
}
