import type { Segment } from "../../errors/path.js";
import { isIndex } from "../../text/json/pointers.js";
import { tokensIn } from "../../text/json/scan.js";
import { Source } from "../../text/request/source.js";
import type { Kept } from "./render-line.js";

export interface Pointer {
  readonly text: string;
  readonly tokens: readonly string[];
}

export interface Envelope {
  readonly bodyAt: Pointer;
  readonly contextAt: Pointer | undefined;
  /** The values that the answer repeats to identify the line. */
  readonly keep: readonly Pointer[];
}

/** The values of a line to repeat, null if one is absent or ambiguous; undefined if none are asked for. */
export function keptOf(line: Source | undefined, keep: readonly Pointer[]): Kept | undefined {
  if (keep.length === 0) return undefined;
  return Object.fromEntries(keep.map((pointer) => [pointer.text, line ? keptAt(line, pointer) : "null"]));
}

/** The JSON of a value as it is written: a number may have more digits than its value keeps. */
function keptAt(line: Source, pointer: Pointer): string {
  const found = memberAt(line.value, pointer);
  if (found === undefined || line.isAmbiguous(pointer.tokens)) return "null";
  const { value, place } = found;
  const isExact = (typeof value !== "object" && typeof value !== "number") || Number.isSafeInteger(value);
  if (isExact) return JSON.stringify(value);
  return [...tokensIn(line.written(place))].map(([, token]) => token).join("");
}

/** The text of a part of a line. A column of a table may contain JSON as a string, with its own lines. */
export function partAt(line: Source, pointer: Pointer): Source | undefined {
  const found = memberAt(line.value, pointer);
  if (found === undefined) return undefined;
  if (typeof found.value === "string") return new Source(found.value);
  return new Source(line.written(found.place), true, undefined, line.firstLine);
}

/** The value that a pointer leads to, and its place; undefined if it leads nowhere. */
function memberAt(root: unknown, { tokens }: Pointer): { place: Segment[]; value: unknown } | undefined {
  const place: Segment[] = [];
  let value = root;
  for (const token of tokens) {
    const isEntry = Array.isArray(value);
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
    // An array has a length too, which is not an entry.
    if (isEntry && !isIndex(token)) return undefined;
    place.push(isEntry ? Number(token) : token);
    value = (value as Record<string, unknown>)[token];
  }
  return { place, value };
}
