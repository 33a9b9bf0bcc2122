import type { Segment } from "./peer.js";

/** The segments of a JSON Pointer. Digits are read as an index: no member of these bodies has such a name. */
export function segmentsOf(pointer: string): Segment[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => (/^\d+$/u.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~")));
}

/** A segment as a part of a JSON Pointer. */
export function pointerOf(segment: Segment): string {
  return `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
