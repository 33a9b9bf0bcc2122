import { BACKSLASH, isEscaped, QUOTE } from "./escapes.js";
import { isTrailingSurrogate } from "./surrogates.js";

/** Most bytes of a text of a result, once JSON has escaped it. */
export const LONGEST_TEXT = 1024;

/** Most bytes that JSON makes of one unit of a text: `\u001f`. */
export const BYTES_OF_A_UNIT = 6;

/** Stands for what is left out in the middle of a text. */
const GAP = "…";
const BYTES_OF_THE_GAP = 3;

/**
 * The text, or its beginning and its end, so that it has at most so many bytes once JSON has escaped it.
 *
 * @param bytes those of the whole text, where they are known.
 */
export function bounded(text: string, longest = LONGEST_TEXT, bytes?: number): string {
  if (bytes === undefined && text.length * BYTES_OF_A_UNIT <= longest) return text;
  const all = bytes ?? jsonBytes(text);
  if (all <= longest) return text;
  const half = Math.floor((longest - BYTES_OF_THE_GAP) / 2);
  if (all === text.length) return text.slice(0, half) + GAP + text.slice(-half);
  let start = 0;
  for (let room = half; ; start++) {
    room -= bytesAt(text, start);
    if (room < 0) break;
  }
  let end = text.length;
  for (let room = half; ; end--) {
    room -= bytesAt(text, end - 1);
    if (room < 0) break;
  }
  if (isTrailingSurrogate(text, start)) start--;
  if (isTrailingSurrogate(text, end)) end++;
  return text.slice(0, start) + GAP + text.slice(end);
}

/** How many bytes of UTF-8 JSON makes of a text, without the quotes around it. */
export function jsonBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) bytes += bytesAt(text, index);
  return bytes;
}

/** The bytes for one unit of a text. What could steer a terminal counts as if it were escaped, as our command line does. */
function bytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (isEscaped(text, index)) return unit === QUOTE || unit === BACKSLASH ? 2 : BYTES_OF_A_UNIT;
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
}
