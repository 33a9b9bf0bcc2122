import type { Segment } from "../../errors/path.js";
import { placeIn } from "../../json-text/place-in.js";
import { tokensOf } from "../../json-text/pointers.js";
import { Source } from "../../request-text/source.js";
import { ownAt } from "../../structure/own-at.js";
import type { Kept } from "./render-line.js";

/** What a line contains besides its request, as JSON Pointers into the line. */
export interface Envelope {
  readonly bodyAt: string;
  readonly contextAt: string | undefined;
  /** The values that the answer repeats, so that it can be told whose it is. */
  readonly keep: readonly string[];
}

/** The parts of a line. A value at a pointer that leads nowhere is undefined. */
export interface Parts {
  /** The text of the request. */
  readonly body: Source | undefined;
  readonly context: unknown;
  readonly kept: Kept | undefined;
}

/** Takes the parts out of a line of valid JSON. */
export function partsOf(line: Source, { bodyAt, contextAt, keep }: Envelope): Parts {
  const context = contextAt === undefined ? undefined : ownAt(line.value, placeAt(line.value, contextAt));
  return {
    body: bodyIn(line, placeAt(line.value, bodyAt)),
    context: typeof context?.value === "string" ? parsed(context.value) : context?.value,
    kept: keptOf(line.value, keep),
  };
}

/** The values of a line to repeat, null where there is none; undefined if none are asked for. */
export function keptOf(value: unknown, keep: readonly string[]): Kept | undefined {
  if (keep.length === 0) return undefined;
  const entries = keep.map((pointer) => [pointer, ownAt(value, placeAt(value, pointer))?.value ?? null]);
  return Object.fromEntries(entries) as Kept;
}

/** A column of a table holds JSON as a string, with its own lines. */
function bodyIn(line: Source, place: readonly Segment[]): Source | undefined {
  const found = ownAt(line.value, place);
  if (found === undefined) return undefined;
  if (typeof found.value === "string") return new Source(found.value);
  const { start, end } = placeIn(line.text, place);
  return new Source(line.text.slice(start, end), true, undefined, line.firstLine);
}

/** The segments of a pointer: in an array a token is an index, in an object a name. */
function placeAt(value: unknown, pointer: string): Segment[] {
  const place: Segment[] = [];
  for (const token of tokensOf(pointer)) {
    const isIndex = Array.isArray(ownAt(value, place)?.value) && /^(?:0|[1-9]\d*)$/u.test(token);
    place.push(isIndex ? Number(token) : token);
  }
  return place;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
