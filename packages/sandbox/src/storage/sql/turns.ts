import { getOrInsertComputed } from "../../../../../src/structure/get-or-insert-computed.js";
import type { StorageTransaction } from "../storage.js";
import { mayBeOfOneWork } from "./failure.js";

export type Work = (transaction: StorageTransaction) => Promise<unknown>;
type Outcome = PromiseSettledResult<unknown>;

/** Runs the works of workspaces, those of each one after another, and returns their outcomes once they are stored. */
export type RunWorks = (works: ReadonlyMap<string, readonly Work[]>) => Promise<Outcome[]>;

interface Waiting {
  readonly work: Work;
  readonly settle: (outcome: Outcome) => void;
  /** Whether it must not share its transaction with other works. */
  readonly isAlone: boolean;
}

/** The largest number of works that share a transaction. */
const MOST_AT_ONCE = 50;

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
    private readonly run: RunWorks,
    private readonly most: number,
  ) {}

  take<T>(workspace: string, work: (transaction: StorageTransaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        // The cast is safe: the outcome belongs to this work.
        if (outcome.status === "fulfilled") resolve(outcome.value as T);
        else reject(outcome.reason);
      };
      getOrInsertComputed(this.#waiting, workspace, () => []).push({ work, settle, isAlone: false });
      this.#runNext();
    });
  }

  #runNext(): void {
    while (this.#running < this.most) {
      const next = this.#next();
      if (next.size === 0) return;
      void this.#runTurn(next);
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

  async #runTurn(turn: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
    this.#running++;
    for (const workspace of turn.keys()) this.#busy.add(workspace);
    const all = [...turn.values()].flat();
    const works = new Map([...turn].map(([workspace, queue]) => [workspace, queue.map(({ work }) => work)]));
    try {
      const outcomes = await this.run(works);
      for (const [index, outcome] of outcomes.entries()) all[index]?.settle(outcome);
    } catch (reason) {
      if (all.length > 1 && mayBeOfOneWork(reason)) this.#separate(turn);
      else for (const { settle } of all) settle({ status: "rejected", reason });
    }
    this.#running--;
    for (const workspace of turn.keys()) this.#busy.delete(workspace);
    this.#runNext();
  }

  /** Queues works again, each to run alone, before later ones of their workspace. */
  #separate(turn: ReadonlyMap<string, readonly Waiting[]>): void {
    for (const [workspace, queue] of turn) {
      const separate = queue.map((waiting) => ({ ...waiting, isAlone: true }));
      this.#waiting.set(workspace, [...separate, ...(this.#waiting.get(workspace) ?? [])]);
    }
  }
}
