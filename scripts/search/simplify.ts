import type { Recipe } from "./recipe.js";

/** Leaves out each edit without which a recipe still does the same, according to `doesTheSame`. */
export async function simplified(recipe: Recipe, doesTheSame: (recipe: Recipe) => Promise<boolean>): Promise<Recipe> {
  let simple = recipe;
  for (let index = simple.edits.length - 1; index >= 0; index--) {
    const shorter = { ...simple, edits: simple.edits.filter((_, at) => at !== index) };
    if (shorter.edits.length > 0 && (await doesTheSame(shorter))) simple = shorter;
  }
  return simple;
}
