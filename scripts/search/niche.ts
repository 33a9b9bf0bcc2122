import type { Addition, Edit, Part, Recipe } from "./recipe.js";
import { editGrows, partGrows } from "./scale.js";

/** What grows in a recipe, and in which member. Of recipes that differ in this, both are worth keeping. */
export function nicheOf({ edits }: Recipe): string {
  const growing = edits.find(editGrows);
  if (growing === undefined) return "nothing";
  const member = growing.at.findLast((segment) => !/^\d+$/u.test(segment)) ?? "";
  return `${formOf(growing)} ${member}`;
}

/** Like a niche, but with the member only if a text grows: formats differ, objects hardly do. */
export function defectOf(recipe: Recipe): string {
  const niche = nicheOf(recipe);
  return niche.startsWith("text") ? niche : (niche.split(" ")[0] as string);
}

function formOf(edit: Edit): string {
  if ("put" in edit) return partFormOf(edit.put);
  return "value" in edit ? additionFormOf(edit) : "drop";
}

function additionFormOf(addition: Edit & Addition): string {
  if ("grow" in addition) return `many-${"edits" in addition.value ? "changed" : "same"}`;
  return partGrows(addition.value) ? partFormOf(addition.value) : "name";
}

function partFormOf(part: Part): string {
  if ("text" in part) return "text";
  if ("list" in part) return "list";
  if ("nest" in part) return "nest";
  const inside = part.edits?.find(editGrows);
  return inside === undefined ? "json" : `inside-${formOf(inside)}`;
}
