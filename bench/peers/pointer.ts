import type { Segment } from "./peer.js";

/** The segments of a JSON Pointer. Digits are read as an index: no member of these bodies has such a name. */
export function segmentsOf(pointer: string): Segment[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => (/^\d+$/u.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~")));
}
