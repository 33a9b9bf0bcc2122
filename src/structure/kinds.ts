import type { JsonType } from "./structural-rules.js";

/** Name of a value's kind: its JSON type, or what else JavaScript calls it. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return typeof value;
}

/** Whether a value is an array. A revoked proxy is none, which is all that can be told of it. */
function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

export function isOfType(value: unknown, type: JsonType): boolean {
  return type === "integer" ? Number.isInteger(value) : kindOf(value) === type;
}
