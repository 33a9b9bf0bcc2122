import { isLocalDateTime } from "./formats.js";
import type { JsonType, Scalar } from "./kinds.js";
import { isSpelling } from "./nearest.js";

/** Converts a value to the expected type if that is lossless: "5" to `5`, or the reverse. */
export function converted(value: unknown, expected: JsonType): string | number | boolean | undefined {
  // Other numbers may have been written differently: as 1.10, or with more digits than a number keeps.
  if (expected === "string") return Number.isSafeInteger(value) ? String(value) : undefined;
  if (typeof value !== "string") return undefined;
  if (expected === "boolean" && (value === "true" || value === "false")) return value === "true";
  return expected === "integer" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value) ? Number(value) : undefined;
}

/** Removes a `Z`, a zero offset and a zero fraction, which the service rejects, from a UTC date-time. */
export function withoutOffset(text: string): string | undefined {
  const bare = text.slice(0, 19);
  return isLocalDateTime(bare) && /^(?:\.0{1,9})?(?:Z|[+-]00:00)?$/u.test(text.slice(19)) ? bare : undefined;
}

/** The allowed value with the same spelling as a value of another type. */
export function spelling(value: unknown, allowed: readonly Scalar[]): Scalar | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return allowed.find((candidate) => isSpelling(value, candidate));
}
