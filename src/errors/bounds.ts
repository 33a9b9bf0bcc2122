import { BACKSLASH, isEscaped, isTrailingSurrogate, QUOTE } from "./escapes.js";

/** Maximum length of a text in a result, in bytes of escaped JSON. */
export const LONGEST_TEXT = 1024;

/** The most bytes of JSON for one UTF-16 unit, as in `\u001f`. */
export const BYTES_OF_A_UNIT = 6;

/** Replaces the middle of a text that is too long. */
const GAP = "…";
const BYTES_OF_THE_GAP = 3;

/** Cuts the middle out of a text that is longer than `longest` bytes of escaped JSON. */
export function bounded(text: string, longest = LONGEST_TEXT): string {
  if (text.length * BYTES_OF_A_UNIT <= longest || (text.length <= longest && jsonBytes(text) <= longest)) return text;
  const half = Math.floor((longest - BYTES_OF_THE_GAP) / 2);
  let start = fitting(text, half, false);
  let end = text.length - fitting(text, half, true);
  // A pair stays whole. A lone surrogate is escaped.
  if (isTrailingSurrogate(text, start) && !isEscaped(text, start)) start--;
  if (isTrailingSurrogate(text, end) && !isEscaped(text, end)) end++;
  return text.slice(0, start) + GAP + text.slice(end);
}

/** How many units at the beginning of a longer text, or at its end, fit into some bytes. */
function fitting(text: string, bytes: number, isEnd: boolean): number {
  // Usually all of them, because a path has one byte for each.
  if (ONE_BYTE_EACH.test(isEnd ? text.slice(-bytes) : text.slice(0, bytes))) return bytes;
  let units = 0;
  for (let room = bytes; ; units++) {
    room -= bytesAt(text, isEnd ? text.length - 1 - units : units);
    if (room < 0) return units;
  }
}

const ONE_BYTE_EACH = /^[ !#-[\]-~]*$/u;

/** Length of a text in UTF-8 bytes of JSON, without the quotes. */
export function jsonBytes(text: string): number {
  if (ONE_BYTE_EACH.test(text)) return text.length;
  let bytes = 0;
  for (let index = 0; index < text.length; index++) bytes += bytesAt(text, index);
  return bytes;
}

/** Bytes of one unit. Terminal control characters count as escaped, because our command line escapes them. */
function bytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  // A fast path: most units are ASCII letters and digits.
  if (unit > QUOTE && unit < 0x7f && unit !== BACKSLASH) return 1;
  if (isEscaped(text, index)) return unit === QUOTE || unit === BACKSLASH ? 2 : BYTES_OF_A_UNIT;
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
}
