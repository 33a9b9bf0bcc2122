import { isLeadingSurrogate, isTrailingSurrogate } from "./surrogates.js";

export const QUOTE = 34;
export const BACKSLASH = 92;

/** Whether the unit at an offset is escaped in a quoted text: JSON must, or a log line or a terminal could trip over it. */
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

/** What stands for an escaped unit in a quoted text. */
export function escapeOf(unit: number): string {
  return SHORT[unit] ?? `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** The escapes of JSON that are no numbers. */
const SHORT: Readonly<Record<number, string>> = {
  8: "\\b",
  9: "\\t",
  10: "\\n",
  12: "\\f",
  13: "\\r",
  [QUOTE]: '\\"',
  [BACKSLASH]: "\\\\",
};
