import type { Place } from "../../text/request/places.js";
import { printable, withoutCommands } from "../printable.js";

/** Columns of a source line to show; minified JSON is a single line of any length. */
const WIDTH = 100;

export interface Excerpt {
  readonly line: number;
  /** Whether the line has more before it. */
  readonly isCut: boolean;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** The line of a place; undefined if there is none, or it must not be shown. */
export function excerptOf({ source, position }: Place): Excerpt | undefined {
  if (position === undefined) return undefined;
  const { line, column, length } = position;
  const start = column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
  const text = source.line(line, start, WIDTH)?.replaceAll("\t", " ");
  if (text === undefined) return undefined;
  const shown = withoutCommands(text);
  const [from, to] = [column - 1 - start, column - 1 - start + length];
  const [before = "", marked = "", after = ""] = [shown.slice(0, from), shown.slice(from, to), shown.slice(to)].map(
    printable,
  );
  return { line, isCut: start > 0, before, marked, after };
}
