import { type Edit, type Json, type Part, type Piece, type Recipe, TooLarge, textOf } from "./recipe.js";

/** An input as JSON, and how large it is. */
export interface Made {
  readonly text: string;
  readonly bytes: number;
  readonly scale: number;
}

const SMALLEST_SCALE = 2 ** -12;
const LARGEST_SCALE = 2 ** 22;
const MOST_STEPS = 30;
const NEAR_ENOUGH = 0.97;

/** The input that a recipe makes at a scale. `from` is the input that the recipe starts from. */
export function madeAt(recipe: Recipe, from: Json, scale: number): Made {
  const text = textOf({ json: from, edits: recipe.edits }, scale);
  return { text, bytes: Buffer.byteLength(text), scale };
}

/**
 * The input of about `bytes` bytes, and not more, that a recipe makes. Undefined if nothing in the recipe grows, if
 * growth skips the size, or if the smallest input is already too large.
 */
export function madeOfSize(recipe: Recipe, from: Json, bytes: number): Made | undefined {
  let low: Made = { text: "", bytes: 0, scale: 0 };
  let high: number | undefined;
  let scale = 1;
  for (let step = 0; step < MOST_STEPS && low.bytes < bytes * NEAR_ENOUGH; step++) {
    const made = tried(recipe, from, scale);
    if (made === undefined || made.bytes > bytes) high = scale;
    else low = made;
    if (high !== undefined && high <= SMALLEST_SCALE) break;
    if (low.scale >= LARGEST_SCALE) return undefined;
    // Most inputs grow evenly, so the next scale can be estimated. For the others, halving finds it too.
    const estimate = made === undefined || made.bytes === 0 ? 0 : (made.scale * bytes * 0.99) / made.bytes;
    const isBetween = estimate > low.scale && (high === undefined || estimate < high);
    const bound = high === undefined ? Math.max(1, low.scale) * 8 : (low.scale + high) / 2;
    scale = isBetween && step % 3 !== 2 ? estimate : bound;
  }
  return low.bytes >= bytes * 0.8 ? low : undefined;
}

function tried(recipe: Recipe, from: Json, scale: number): Made | undefined {
  try {
    return madeAt(recipe, from, scale);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Whether anything in a recipe grows. */
export function grows({ edits }: Recipe): boolean {
  return edits.some(editGrows);
}

export function editGrows(edit: Edit): boolean {
  if ("put" in edit) return partGrows(edit.put);
  if (!("value" in edit)) return false;
  return "grow" in edit || edit.name.some(pieceGrows) || partGrows(edit.value);
}

export function partGrows(part: Part): boolean {
  if ("grow" in part) return true;
  if ("json" in part) return (part.edits ?? []).some(editGrows);
  if ("text" in part) return part.text.some(pieceGrows);
  return "list" in part ? partGrows(part.list) : partGrows(part.inside);
}

function pieceGrows(piece: Piece): boolean {
  return typeof piece !== "string" && "grow" in piece;
}
