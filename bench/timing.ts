import fc from "fast-check";
import { seed } from "./cases.js";
import type { Library } from "./libraries.js";
import type { Times } from "./messages.js";
import { type Row, written } from "./rows.js";
import { Worker } from "./workers.js";

/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  /** Milliseconds of a round, for each row and library. */
  readonly milliseconds: number;
  /** Milliseconds before the first round, for each row and library. */
  readonly warmUp: number;
}

/** The rounds of each library on a row. Rounds with the same index followed each other. */
export type RowTimes = ReadonlyMap<string, readonly Times[]>;

export interface Timing {
  readonly byRow: ReadonlyMap<string, RowTimes>;
  /** Libraries that gave wrong verdicts on a row, and so were not timed on it. */
  readonly wrong: readonly { readonly library: Library; readonly row: Row; readonly refused: number }[];
}

/**
 * Times each library on each row. In each round, the rows follow each other in another order, as in mixed traffic. On a
 * row, the libraries take turns, so that other programs on the machine slow all of them down equally. The time to parse
 * is that of an idle process, because a process that also validates parses more slowly.
 */
export async function timed(
  libraries: readonly Library[],
  rows: readonly Row[],
  { rounds, milliseconds, warmUp }: Effort,
): Promise<Timing> {
  const workers = libraries.map((library) => ({ library, worker: new Worker(library) }));
  const idle = new Worker();
  const wrong: Timing["wrong"][number][] = [];
  const byRow = new Map<string, Map<string, Times[]>>();
  for (const row of rows) {
    const path = written(row);
    const times = new Map<string, Times[]>();
    byRow.set(row.id, times);
    await idle.ask({ kind: "load", row: row.id, path });
    for (const { library, worker } of workers) {
      const { refused } = await worker.ask({ kind: "load", row: row.id, path });
      if (refused !== (row.isValid ? 0 : row.bodies.length)) wrong.push({ library, row, refused });
      else times.set(library.id, []);
    }
  }

  const time = async (row: Row, effort: number, turn: number, onTimes: (times: Times[], ofRound: Times) => void) => {
    const question = { kind: "time", row: row.id, milliseconds: effort } as const;
    const { parse, parseCpu } = await idle.ask(question);
    for (const index of workers.keys()) {
      const { library, worker } = workers[(index + turn) % workers.length] as (typeof workers)[number];
      const times = byRow.get(row.id)?.get(library.id);
      if (times !== undefined) onTimes(times, { ...(await worker.ask(question)), parse, parseCpu });
    }
  };
  // All rows before the first round: a server that has run for long has seen bodies of every kind.
  for (const row of rows) await time(row, warmUp, 0, () => {});
  const orders = fc.sample(fc.shuffledSubarray([...rows], { minLength: rows.length }), { numRuns: rounds, seed });
  for (const [round, order] of orders.entries()) {
    for (const row of order) {
      if (round % row.every === 0) await time(row, milliseconds, round, (times, ofRound) => times.push(ofRound));
    }
  }
  for (const { worker } of workers) worker.end();
  idle.end();
  return { byRow, wrong };
}
