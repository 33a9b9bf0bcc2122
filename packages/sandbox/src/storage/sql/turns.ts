import type { StorageTransaction } from "../storage.js";
import { mayBeOfOneWork } from "./failure.js";

export type Work = (transaction: StorageTransaction) => Promise<unknown>;

/** Works of a workspace, which run one after another. */
export interface Turn {
  readonly workspace: string;
  readonly works: readonly Work[];
}

/** Runs turns of different workspaces, and returns the outcome of each work once it is stored. */
export type RunTurns = (turns: readonly Turn[]) => Promise<PromiseSettledResult<unknown>[][]>;

interface Waiting {
  readonly work: Work;
  readonly settle: (outcome: PromiseSettledResult<unknown>) => void;
  /** Whether it must not share its transaction with other works. */
  readonly isAlone: boolean;
}

/**
 * Collects works while the database is busy with earlier ones. Those that wait, of any workspaces, then share one
 * database transaction, because beginning and committing take most of a transaction's time.
 *
 * If a transaction fails because of one of its works, each of them runs again, in a separate transaction, so that only
 * those works fail that cannot succeed.
 */
export class Turns {
  /** By workspace, in the order in which they began to wait. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Workspaces whose works are running. */
  readonly #busy = new Set<string>();
  #running = 0;

  /** `most` is the largest number of simultaneous database transactions. */
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
      const waiting: Waiting = { work, settle, isAlone: false };
      const queue = this.#waiting.get(workspace);
      if (queue === undefined) this.#waiting.set(workspace, [waiting]);
      else queue.push(waiting);
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

  /** Takes the works that have waited longest, of workspaces that are not busy; or one that must run alone. */
  #next(): Map<string, Waiting[]> {
    const next = new Map<string, Waiting[]>();
    let room = MOST_AT_ONCE;
    for (const [workspace, queue] of this.#waiting) {
      if (room === 0) break;
      const isAlone = queue[0]?.isAlone === true;
      if (this.#busy.has(workspace) || (isAlone && next.size > 0)) continue;
      const taken = queue.splice(0, isAlone ? 1 : room);
      room = isAlone ? 0 : room - taken.length;
      next.set(workspace, taken);
      // The remaining works wait behind the others.
      this.#waiting.delete(workspace);
      if (queue.length > 0) this.#waiting.set(workspace, queue);
    }
    return next;
  }

  async #runTurns(turns: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
    this.#running++;
    for (const workspace of turns.keys()) this.#busy.add(workspace);
    const works = [...turns.values()].flat();
    try {
      const outcomes = await this.run([...turns].map(([workspace, queue]) => turnOf(workspace, queue)));
      settleAll(works, outcomes.flat());
    } catch (reason) {
      if (works.length > 1 && mayBeOfOneWork(reason)) this.#separate(turns);
      else settleAll(works, Array(works.length).fill({ status: "rejected", reason }));
    }
    this.#running--;
    for (const workspace of turns.keys()) this.#busy.delete(workspace);
    this.#runNext();
  }

  /** Queues works again, each to run alone, before later ones of their workspace. */
  #separate(turns: ReadonlyMap<string, readonly Waiting[]>): void {
    for (const [workspace, queue] of turns) {
      const separate = queue.map((waiting) => ({ ...waiting, isAlone: true }));
      this.#waiting.set(workspace, [...separate, ...(this.#waiting.get(workspace) ?? [])]);
    }
  }
}

function settleAll(works: readonly Waiting[], outcomes: readonly PromiseSettledResult<unknown>[]): void {
  works.forEach(({ settle }, index) => {
    const outcome = outcomes[index];
    if (outcome !== undefined) settle(outcome);
  });
}

function turnOf(workspace: string, queue: readonly Waiting[]): Turn {
  return { workspace, works: queue.map(({ work }) => work) };
}

const MOST_AT_ONCE = 50;
