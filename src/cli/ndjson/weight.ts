import { getHeapStatistics } from "node:v8";
import type { Survey } from "../../json-text/survey.js";

/** Bytes of a line from which on it is looked at whether its value fits into memory. */
export const HEAVY = 1024 * 1024;

/** Measured with Node 20: an empty object and its slot take 64 bytes, a member of a large object with its name 92. */
const BYTES = { container: 64, member: 96, scalar: 24 };

/** About how many bytes the value of a text takes once it is parsed; seldom less. */
export function weightOf({ containers, members, scalars }: Survey): number {
  return containers * BYTES.container + members * BYTES.member + scalars * BYTES.scalar;
}

/** Bytes that the value of a line may take: the heap of this thread also has to hold what checking it takes. */
export function roomForValue(): number {
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  return (heap_size_limit - used_heap_size) * 0.75;
}
