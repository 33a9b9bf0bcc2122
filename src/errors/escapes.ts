import { isLeadingSurrogate, isTrailingSurrogate } from "./surrogates.js";

export const QUOTE = 34;
export const BACKSLASH = 92;

/** Whether a unit is escaped in quoted text, because JSON requires it or it could corrupt a log line or a terminal. */
export function isEscaped(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0x7f) return unit < 0x20 || unit === QUOTE || unit === BACKSLASH;
  if (unit < 0xa0) return true;
  if (unit < 0xd800 || unit > 0xdfff) return isInvisible(unit);
  return !(unit < 0xdc00 ? isTrailingSurrogate(text, index + 1) : isLeadingSurrogate(text, index - 1));
}

/** Whether a character reorders or hides text. */
function isInvisible(unit: number): boolean {
  if (unit === 0x61c || unit === 0xfeff) return true;
  return unit >= 0x200b && unit <= 0x2069 && (unit <= 0x200f || (unit >= 0x2028 && unit <= 0x202e) || unit >= 0x2060);
}

/** The escape sequence of a unit. */
export function escapeOf(unit: number): string {
  return SHORT.get(unit) ?? `\\u${(0x10000 + unit).toString(16).slice(1)}`;
}

/** Length of `escapeOf(unit)`. */
export function escapedLength(unit: number): number {
  return SHORT.has(unit) ? 2 : 6;
}

/** JSON's short escapes. */
const SHORT: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [8, "\\b"],
  [9, "\\t"],
  [10, "\\n"],
  [12, "\\f"],
  [13, "\\r"],
  [QUOTE, '\\"'],
  [BACKSLASH, "\\\\"],
]);
