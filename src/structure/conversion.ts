import { isLocalDateTime } from "./formats.js";
import { isSpelling } from "./nearest.js";
import type { JsonType, Scalar } from "./structural-rules.js";

/** The value that was meant by one of the wrong type, where nothing is lost: `5` for "5", or the other way round. */
export function converted(value: unknown, expected: JsonType): string | number | boolean | undefined {
  // Other numbers may have been written otherwise: 1.10, or more digits than a number holds.
  if (expected === "string") return Number.isSafeInteger(value) ? String(value) : undefined;
  if (typeof value !== "string") return undefined;
  if (expected === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (expected === "integer" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value)) return Number(value);
  return undefined;
}

/** A UTC date-time without the `Z`, the zero offset or the zero fraction that the service does not want. */
export function withoutOffset(text: string): string | undefined {
  const bare = text.slice(0, 19);
  return isLocalDateTime(bare) && /^(?:\.0{1,9})?(?:Z|[+-]00:00)?$/u.test(text.slice(19)) ? bare : undefined;
}

/** Whether a text is a UTC date-time that says so by its offset, and has no fraction. */
export function hasZeroOffset(text: string): boolean {
  return isLocalDateTime(text.slice(0, 19)) && /^(?:Z|[+-]00:00)$/u.test(text.slice(19));
}

/** The allowed value that a value of another type spells out. */
export function spelling(value: unknown, allowed: readonly Scalar[]): Scalar | undefined {
  return typeof value === "string" || typeof value === "number"
    ? allowed.find((candidate) => isSpelling(value, candidate))
    : undefined;
}
