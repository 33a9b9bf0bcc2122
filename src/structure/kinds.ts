import type { JsonType } from "./structural-rules.js";

/** Name of a value's kind: its JSON type, or what else JavaScript calls it. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return typeof value;
}

export function isOfType(value: unknown, type: JsonType): boolean {
  return type === "integer" ? Number.isInteger(value) : kindOf(value) === type;
}
