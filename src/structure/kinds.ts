/** A JSON type, as violations name it. */
export type JsonType = "string" | "boolean" | "integer" | "number" | "object" | "array";

/** A value of an enumeration. */
export type Scalar = string | number;

/** Name of a value's kind: its JSON type, or otherwise JavaScript's name for it. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return typeof value;
}

/** Like `Array.isArray`, but false instead of throwing for a revoked proxy. */
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
