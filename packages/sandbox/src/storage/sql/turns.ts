import type { StorageTransaction } from "../storage.js";

export type Work = (transaction: StorageTransaction) => Promise<unknown>;

/** Works of a workspace, which run one after another. */
export interface Turn {
  readonly workspace: string;
  readonly works: readonly Work[];
}

/** Runs turns of different workspaces, and gives the outcome of each work once it is stored. */
export type RunTurns = (turns: readonly Turn[]) => Promise<PromiseSettledResult<unknown>[][]>;

interface Waiting {
  readonly work: Work;
  readonly settle: (outcome: PromiseSettledResult<unknown>) => void;
}

/**
 * Collects works while the database is busy with the ones before. Those that wait then share one transaction of the
 * database, whichever workspaces they are of, because most of the time of a transaction is that of its begin and commit.
 */
export class Turns {
  /** By workspace, in the order in which they began to wait. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Workspaces whose works run. */
  readonly #busy = new Set<string>();
  #running = 0;

  /** `most` is how many transactions of the database there are at the same time. */
  constructor(
    private readonly run: RunTurns,
    private readonly most: number,
  ) {}

  take<T>(workspace: string, work: (transaction: StorageTransaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<unknown>): void => {
        // The outcome is that of this work.
        if (outcome.status === "fulfilled") resolve(outcome.value as T);
        else reject(outcome.reason);
      };
      const queue = this.#waiting.get(workspace);
      if (queue === undefined) this.#waiting.set(workspace, [{ work, settle }]);
      else queue.push({ work, settle });
      this.#runNext();
    });
  }

  #runNext(): void {
    while (this.#running < this.most) {
      const next = this.#next();
      if (next.size === 0) return;
      void this.#runTurns(next);
    }
  }

  /** Takes those that have waited longest, of workspaces that are not busy. */
  #next(): Map<string, Waiting[]> {
    const next = new Map<string, Waiting[]>();
    let room = MOST_AT_ONCE;
    for (const [workspace, queue] of this.#waiting) {
      if (room === 0) break;
      if (this.#busy.has(workspace)) continue;
      const taken = queue.splice(0, room);
      room -= taken.length;
      next.set(workspace, taken);
      // Those that are left wait behind the others.
      this.#waiting.delete(workspace);
      if (queue.length > 0) this.#waiting.set(workspace, queue);
    }
    return next;
  }

  async #runTurns(turns: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
    this.#running++;
    for (const workspace of turns.keys()) this.#busy.add(workspace);
    const outcomes = await this.#outcomesOf([...turns].map(([workspace, queue]) => turnOf(workspace, queue)));
    this.#running--;
    for (const workspace of turns.keys()) this.#busy.delete(workspace);
    [...turns.values()].flat().forEach(({ settle }, index) => {
      const outcome = outcomes[index];
      if (outcome !== undefined) settle(outcome);
    });
    this.#runNext();
  }

  async #outcomesOf(turns: readonly Turn[]): Promise<PromiseSettledResult<unknown>[]> {
    try {
      return (await this.run(turns)).flat();
    } catch (reason) {
      return turns.flatMap(({ works }) => works.map(() => ({ status: "rejected", reason })));
    }
  }
}

function turnOf(workspace: string, queue: readonly Waiting[]): Turn {
  return { workspace, works: queue.map(({ work }) => work) };
}

const MOST_AT_ONCE = 50;
