import type { StorageTransaction } from "../storage.js";

export type Work = (transaction: StorageTransaction) => Promise<unknown>;

interface Waiting {
  readonly work: Work;
  readonly settle: (outcome: PromiseSettledResult<unknown>) => void;
}

/**
 * Collects the works of a workspace while the database is busy with the ones before. All that wait then share one
 * transaction of the database, because most of the time of a transaction is that of its commit.
 */
export class Turns {
  readonly #waiting = new Map<string, Waiting[]>();

  /** `run` runs works one after another, and gives the outcome of each once it is stored. */
  constructor(
    private readonly run: (workspace: string, works: readonly Work[]) => Promise<PromiseSettledResult<unknown>[]>,
  ) {}

  take<T>(workspace: string, work: (transaction: StorageTransaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<unknown>): void => {
        // The outcome is that of this work.
        if (outcome.status === "fulfilled") resolve(outcome.value as T);
        else reject(outcome.reason);
      };
      const queue = this.#waiting.get(workspace);
      if (queue !== undefined) {
        queue.push({ work, settle });
        return;
      }
      const first = [{ work, settle }];
      this.#waiting.set(workspace, first);
      void this.#runAll(workspace, first);
    });
  }

  /** Ends when nobody waits any more. */
  async #runAll(workspace: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const turn = queue.splice(0, MOST_AT_ONCE);
      const outcomes = await this.#outcomesOf(
        workspace,
        turn.map(({ work }) => work),
      );
      turn.forEach(({ settle }, index) => {
        const outcome = outcomes[index];
        if (outcome !== undefined) settle(outcome);
      });
    }
    this.#waiting.delete(workspace);
  }

  async #outcomesOf(workspace: string, works: readonly Work[]): Promise<PromiseSettledResult<unknown>[]> {
    try {
      return await this.run(workspace, works);
    } catch (reason) {
      return works.map(() => ({ status: "rejected", reason }));
    }
  }
}

const MOST_AT_ONCE = 50;
