import type { Segment } from "../errors/path.js";

/** Whether a finding contains only strings and numbers. Only a getter that changes its value can break this. */
export function isPlainFinding(place: readonly Segment[], params: object): boolean {
  return place.every(isScalar) && Object.values(params).flat().every(isScalar);
}

function isScalar(part: unknown): boolean {
  return typeof part === "string" || typeof part === "number";
}
