import type { Segment } from "../errors/path.js";

/** Whether a finding contains only strings and numbers. Only a getter that changes its value can break this. */
export function isPlainFinding(place: readonly Segment[], params: object): boolean {
  if (!place.every(isScalar)) return false;
  for (const name of Object.keys(params)) {
    const value = (params as Readonly<Record<string, unknown>>)[name];
    if (!(Array.isArray(value) ? value.every(isScalar) : isScalar(value))) return false;
  }
  return true;
}

function isScalar(part: unknown): boolean {
  return typeof part === "string" || typeof part === "number";
}
