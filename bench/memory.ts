import type { Library } from "./libraries.js";
import type { Row } from "./rows.js";
import { medianOf } from "./statistics.js";
import { Worker } from "./workers.js";

/** A young generation that holds all that the calls allocate, in MiB. */
const YOUNG = 128;

/** Calls of one round: so many that whatever the compiler allocates meanwhile hardly counts. */
export const CALLS = 3000;

/** Milliseconds in which the code is called so often that the optimizing compiler gets at it. */
const WARM_UP = 500;

/** Bytes that each library allocates for a valid body; undefined when garbage was collected in every round. */
export async function allocationOf(
  library: Library,
  row: Row,
  path: string,
  rounds: number,
): Promise<number | undefined> {
  const worker = new Worker(library, [
    "--expose-gc",
    `--min-semi-space-size=${YOUNG}`,
    `--max-semi-space-size=${YOUNG}`,
  ]);
  await worker.ask({ kind: "load", row: row.id, path });
  await worker.ask({ kind: "time", row: row.id, milliseconds: WARM_UP });
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { bytesPerCall, isSound } = await worker.ask({ kind: "allocation", row: row.id, calls: CALLS });
    if (isSound) figures.push(bytesPerCall);
  }
  worker.end();
  return figures.length === 0 ? undefined : medianOf(figures);
}
