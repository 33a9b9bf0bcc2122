import type { Draw } from "./draw.js";
import { drawEdits, drawEditsAt, drawName, drawText, drawUnit, drawUnits, type Ground } from "./draw-edits.js";
import type { Edit, Json, Recipe } from "./recipe.js";
import { grows } from "./scale.js";
import type { Vocabulary } from "./vocabulary.js";

const MOST_EDITS = 6;
/** The longest recipe, in characters of JSON. A longer one does not show what is wrong. */
const LONGEST = 6000;

/** How often a recipe is drawn again because nothing in it grows. */
const ATTEMPTS = 5;

/** A new recipe. In almost all of them, something grows. */
export function freshRecipe(draw: Draw, vocabulary: Vocabulary): Recipe {
  for (let attempt = 0; ; attempt++) {
    const recipe = drawRecipe(draw, vocabulary);
    if (grows(recipe) || attempt >= ATTEMPTS) return recipe;
  }
}

/** Starts from a format, a place or an input, so that it also draws places that few inputs have. */
function drawRecipe(draw: Draw, vocabulary: Vocabulary): Recipe {
  const { spots, formats, samples } = vocabulary;
  const isOfFormat = formats.length > 0 && draw.oneIn(3);
  if (!isOfFormat && draw.oneIn(3)) {
    const from = draw.pick(samples);
    return { from, edits: newEdits(draw, vocabulary, from) };
  }
  const { at, samples: having } = draw.pick(isOfFormat ? draw.pick(formats) : spots);
  const from = draw.pick(having);
  const ground = groundOf(vocabulary, from);
  return { from, edits: isOfFormat ? [{ at, put: drawText(draw, ground, at) }] : drawEditsAt(draw, ground, at) };
}

function groundOf(vocabulary: Vocabulary, from: string): Ground {
  return { vocabulary, value: vocabulary.sample(from), prefix: [], depth: 0 };
}

/** Changes a recipe a little. Some changes take parts of `other`. */
export function mutated(draw: Draw, vocabulary: Vocabulary, recipe: Recipe, other: Recipe): Recipe {
  const changed = changes[draw.below(changes.length)]?.(draw, vocabulary, recipe, other) ?? recipe;
  const result = { ...changed, edits: changed.edits.slice(-MOST_EDITS) };
  return JSON.stringify(result).length > LONGEST ? recipe : result;
}

type Change = (draw: Draw, vocabulary: Vocabulary, recipe: Recipe, other: Recipe) => Recipe;

function newEdits(draw: Draw, vocabulary: Vocabulary, from: string): readonly Edit[] {
  return drawEdits(draw, groundOf(vocabulary, from));
}

const more: Change = (draw, vocabulary, { from, edits }) => ({
  from,
  edits: [...edits, ...newEdits(draw, vocabulary, from)],
});

const fewer: Change = (draw, _, { from, edits }) => {
  const gone = draw.below(edits.length);
  return { from, edits: edits.filter((_edit, index) => index !== gone) };
};

const otherwise: Change = (draw, vocabulary, recipe, other) =>
  more(draw, vocabulary, fewer(draw, vocabulary, recipe, other), other);

const crossed: Change = (draw, _, { from, edits }, other) => ({
  from: draw.pick([from, other.from]),
  edits: [...edits, ...other.edits.filter(() => draw.oneIn(2))],
});

const elsewhere: Change = (draw, vocabulary, { edits }) => ({ from: draw.pick(vocabulary.samples), edits });

/** Changes a part of the recipe, at any depth. */
const inside: Change = (draw, vocabulary, recipe) => {
  const copy = structuredClone(recipe) as Recipe;
  const nodes = nodesIn(copy.edits);
  if (nodes.length === 0) return recipe;
  changeNode(draw, vocabulary, draw.pick(nodes));
  return copy;
};

/** Changes inside a part are the smallest steps, so they are drawn more often. */
const changes: readonly Change[] = [more, more, fewer, otherwise, crossed, elsewhere, inside, inside, inside, inside];

/** An object in a recipe that can be changed. */
type Node = Record<string, unknown>;

function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  const node = value as Node;
  const isChangeable = ["grow", "times", "text", "name", "json", "unit"].some((name) => Object.hasOwn(node, name));
  // JSON values and places are not parts of a recipe.
  const below = Object.entries(node).filter(([name]) => name !== "json" && name !== "nest" && name !== "at");
  return [...(isChangeable ? [node] : []), ...below.flatMap(([, member]) => nodesIn(member))];
}

function changeNode(draw: Draw, vocabulary: Vocabulary, node: Node): void {
  if ("unit" in node && draw.oneIn(2)) node["unit"] = drawUnit(draw);
  else if ("text" in node) node["text"] = changedPieces(draw, node["text"] as unknown[]);
  else if ("json" in node) changeJson(draw, vocabulary, node);
  else if ("name" in node && draw.oneIn(2)) node["name"] = drawName(draw, vocabulary);
  else changeTimes(draw, node);
}

function changedPieces(draw: Draw, pieces: unknown[]): unknown[] {
  const index = draw.below(pieces.length + 1);
  if (pieces.length > 1 && draw.oneIn(3)) return pieces.filter((_, at) => at !== index);
  return [...pieces.slice(0, index), ...drawUnits(draw), ...pieces.slice(index)];
}

function changeJson(draw: Draw, vocabulary: Vocabulary, node: Node): void {
  const edits = (node["edits"] ?? []) as readonly Edit[];
  if (edits.length > 0 && draw.oneIn(3)) node["edits"] = edits.slice(1);
  else {
    const ground = { vocabulary, value: node["json"] as Json, prefix: ["inside"], depth: 1 };
    node["edits"] = [...edits, ...drawEdits(draw, ground)].slice(-MOST_EDITS);
  }
}

function changeTimes(draw: Draw, node: Node): void {
  const count = Number(node["grow"] ?? node["times"] ?? 1);
  const changed = Math.max(1, Math.round(count * draw.pick([0.1, 0.5, 0.8, 1.25, 2, 10])));
  const grows = "grow" in node ? !draw.oneIn(5) : draw.oneIn(3);
  delete node["grow"];
  delete node["times"];
  if (grows) node["grow"] = changed;
  else node["times"] = Math.min(changed, 2000);
}
