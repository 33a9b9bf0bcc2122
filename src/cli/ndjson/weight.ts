import { getHeapStatistics } from "node:v8";
import type { Survey } from "../../text/json/survey.js";

/** From this many bytes on, check whether the value of a line fits into memory. */
export const HEAVY = 1024 * 1024;

/** Measured with Node 20: an empty object and its slot take 64 bytes, a member of a large object with its name 92. */
const BYTES = { container: 64, member: 96, scalar: 24 };

/** Roughly how many bytes the parsed value of a text takes; rarely less. */
export function weightOf({ containers, members, scalars }: Survey): number {
  return containers * BYTES.container + members * BYTES.member + scalars * BYTES.scalar;
}

/** How many bytes the value of a line may take: checking it needs some of this thread's heap, too. */
export function roomForValue(): number {
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  return (heap_size_limit - used_heap_size) * 0.75;
}
