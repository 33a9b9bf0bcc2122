import type { Library } from "./libraries.js";
import { type Row, written } from "./rows.js";
import { medianOf } from "./statistics.js";
import { Worker } from "./workers.js";

/** The size of the young generation in MiB. It has room for everything that the calls allocate. */
const YOUNG = 128;

/** Calls in a round: enough to make what the compiler allocates meanwhile negligible. */
export const CALLS = 3000;

/** Milliseconds of calls before the first round, so that the optimizing compiler has compiled the code. */
const WARM_UP = 500;

/** Bytes that a library allocates for a valid body; undefined if garbage was collected in every round. */
export async function allocationOf(library: Library, row: Row, rounds: number): Promise<number | undefined> {
  const worker = new Worker(library, [
    "--expose-gc",
    `--min-semi-space-size=${YOUNG}`,
    `--max-semi-space-size=${YOUNG}`,
  ]);
  await worker.ask({ kind: "load", row: row.id, path: written(row) });
  await worker.ask({ kind: "time", row: row.id, milliseconds: WARM_UP });
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { bytesPerCall, isSound } = await worker.ask({ kind: "allocation", row: row.id, calls: CALLS });
    if (isSound) figures.push(bytesPerCall);
  }
  worker.end();
  return figures.length === 0 ? undefined : medianOf(figures);
}
