// Examines recipes, one after the other, as its parent asks. The parent kills it if one takes too long.
import { examine, type Look } from "./examine.js";
import { NOTHING, type Sighting } from "./judge.js";
import { type Recipe, TooLarge } from "./recipe.js";
import { inputOf } from "./samples.js";
import { type Entries, targetOf } from "./targets.js";

export interface Order {
  readonly target: string;
  readonly recipe: Recipe;
  readonly look: Look;
}

/** What was seen, or the text of an error of the search itself. */
export type Reply = Sighting | string;

const dist = new URL("../../dist/", import.meta.url);
const modules = ["index.js", "standard.js"].map((name) => import(new URL(name, dist).href));
const entries: Entries = Object.assign({}, ...(await Promise.all(modules)));

function replyTo({ target: name, recipe, look }: Order): Reply {
  try {
    const target = targetOf(name);
    return examine(target, entries, inputOf(target.kind, recipe), look);
  } catch (error) {
    if (error instanceof TooLarge) return NOTHING;
    return String(error instanceof Error ? error.stack : error);
  }
}

process.on("message", (order: Order) => {
  process.send?.(replyTo(order));
});
process.send?.("ready");
