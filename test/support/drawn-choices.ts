import fc from "fast-check";
import type { RequestOptions } from "../../src/arbitraries/index.js";
import { namesIn } from "../../src/rules/parts/body-members.js";

export type Value = Record<string, unknown>;

/** The distinct results of `of` for the drawn values of a component, sorted. */
export function choices(
  draw: (options: never) => fc.Arbitrary<object>,
  options: RequestOptions,
  of: (value: Value) => unknown[],
  numRuns = 600,
): string[] {
  const drawn = fc.sample(draw(options as never), { numRuns, seed: 1 }) as Value[];
  return [...new Set(drawn.flatMap(of).map((one) => (typeof one === "string" ? one : JSON.stringify(one))))].sort();
}

/** The names of the given members that an object has. */
export function membersOf(value: unknown, ...names: readonly string[]): string {
  return namesIn(value as Value, names).join(" ");
}

/** The names in every combination, from none to all. */
export function combinations(...names: readonly string[]): string[] {
  const [first, ...others] = names;
  if (first === undefined) return [""];
  const rest = combinations(...others);
  return [...rest, ...rest.map((some) => [first, some].filter((part) => part !== "").join(" "))];
}

/** A text before each of some others. */
export const after = (start: string, ends: readonly string[]) => ends.map((end) => `${start} ${end}`);
