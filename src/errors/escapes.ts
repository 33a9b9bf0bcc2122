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

/** The escape sequence of a unit, as in JSON, which does not escape all of them. */
export function escapeOf(unit: number): string {
  // JSON has short sequences only for these. To ask it for each unit would be slow.
  const hasShort = unit < 0x20 || unit === QUOTE || unit === BACKSLASH;
  return hasShort
    ? JSON.stringify(String.fromCharCode(unit)).slice(1, -1)
    : `\\u${(0x10000 + unit).toString(16).slice(1)}`;
}

/** Whether the unit at an index is a leading (high) surrogate. */
function isLeadingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Whether the unit at an index is a trailing (low) surrogate. */
export function isTrailingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
