// Examines recipes, one after the other, as its parent asks. The parent kills it if one takes too long.
import { pathToFileURL } from "node:url";
import { examine, type Look, type Sighting } from "./examine.js";
import type { Breach } from "./judge.js";
import { type Recipe, TooLarge } from "./recipe.js";
import { samplesOf } from "./samples.js";
import { type Entries, targetOf } from "./targets.js";

export interface Order {
  readonly target: string;
  readonly recipe: Recipe;
  readonly look: Look;
}

export type Reply = { readonly sighting: Sighting } | { readonly failure: string };

const NOTHING: readonly Breach[] = [];

const [engine, standard] = process.argv.slice(2).map((path) => import(pathToFileURL(path).href));
const entries = { engine: await engine, standard: await standard } as Entries;
const prepared = new Map<string, ReturnType<ReturnType<typeof targetOf>["prepare"]>>();

process.on("message", (order: Order) => {
  process.send?.(replyTo(order));
});
process.send?.("ready");

function replyTo({ target: name, recipe, look }: Order): Reply {
  try {
    const target = targetOf(name);
    const from = samplesOf(target.kind).get(recipe.from);
    if (from === undefined) return { failure: `there is no input named ${recipe.from}` };
    const callWith = prepared.get(name) ?? target.prepare(entries);
    prepared.set(name, callWith);
    return { sighting: examine(target, callWith, recipe, from, look) };
  } catch (error) {
    if (error instanceof TooLarge) return { sighting: { timings: [], answers: [], breaches: NOTHING } };
    return { failure: String(error instanceof Error ? error.stack : error) };
  }
}
