import type { Segment } from "../errors/path.js";

/** Whether a finding is made of texts and numbers. Only a getter that is read again can give anything else. */
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
