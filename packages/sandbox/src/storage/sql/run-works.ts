import type { Kysely } from "kysely";
import { Layer } from "../layer.js";
import { type Attempts, Conflict, isOutOfReach, isTransient, UnknownOutcome } from "./failure.js";
import { StoredWorkspace } from "./stored-workspace.js";
import { SHARED, type Tables } from "./tables.js";
import type { Work } from "./turns.js";
import { type Commit, IdsTaken, write } from "./write.js";

/** Locks for all processes that share a database, held until the end of a transaction. */
export interface Locks {
  workspaces(transaction: Kysely<Tables>, workspaces: readonly string[]): Promise<void>;
  everything(transaction: Kysely<Tables>): Promise<void>;
}

/** A database, with the functions that retry and lock. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly locks: Locks;
}

/**
 * Runs works of workspaces, one after another, in one transaction of the database. A work that throws changes nothing; the
 * others are not affected.
 *
 * @param writer the name under which it commits, which no other transaction uses at the same time.
 * @throws {UnknownOutcome} if it is unknown whether anything was stored.
 * @throws {StorageError} if nothing was stored.
 */
export async function runWorks(
  database: Database,
  writer: string,
  works: ReadonlyMap<string, readonly Work[]>,
): Promise<PromiseSettledResult<unknown>[]> {
  const { db, attempts, locks } = database;
  const workspaces = [...works.keys()];
  /** By workspace, the ids of campaigns that are known to belong to others. */
  const taken = new Map(workspaces.map((workspace) => [workspace, new Set<string>()]));
  const isShared = [...works.values()].flat().length > 1;
  // Works that conflict with other transactions are not retried together: each may be retried alone.
  const isRetryable = (error: unknown) =>
    isShared ? isOutOfReach(error) || error instanceof Conflict : isTransient(error);
  return attempts(async () => {
    let outcomes: PromiseSettledResult<unknown>[] = [];
    let isWritten = false;
    const commit = { writer, transaction: crypto.randomUUID() };
    try {
      await db
        .transaction()
        .setIsolationLevel("read committed")
        .execute(async (transaction) => {
          await locks.workspaces(transaction, workspaces);
          const layers = new Map<string, Layer>();
          outcomes = [];
          for (const [workspace, own] of works) {
            const stored = new StoredWorkspace(transaction, workspace);
            const others = taken.get(workspace) ?? new Set();
            const all = new Layer(stored, others);
            layers.set(workspace, all);
            outcomes.push(...(await outcomesOf(own, stored, all, others)));
          }
          isWritten = await write(transaction, layers, commit);
        });
    } catch (error) {
      if (error instanceof IdsTaken) for (const { workspace, id } of error.places) taken.get(workspace)?.add(id);
      if (!isWritten || !(await isCommitted(database, workspaces, commit))) throw error;
    }
    return outcomes;
  }, isRetryable);
}

/** @throws the error of the database, if a read of one of the works failed. */
async function outcomesOf(
  works: readonly Work[],
  stored: StoredWorkspace,
  all: Layer,
  taken: ReadonlySet<string>,
): Promise<PromiseSettledResult<unknown>[]> {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (const work of works) {
    const layer = new Layer(all, taken);
    try {
      outcomes.push({ status: "fulfilled", value: await work(layer) });
      layer.mergeInto(all);
    } catch (reason) {
      outcomes.push({ status: "rejected", reason });
    }
    if (stored.failure !== undefined) throw stored.failure;
  }
  return outcomes;
}

/**
 * Whether a transaction is committed, after the connection broke during the commit. Waits until it is decided: the
 * server keeps the locks until then. (The server's own id of the transaction does not help: after a crash, another
 * transaction may get the same one.)
 *
 * @throws {UnknownOutcome} if the database does not answer.
 */
async function isCommitted(
  { db, attempts, locks }: Database,
  workspaces: readonly string[],
  { writer, transaction: id }: Commit,
): Promise<boolean> {
  try {
    return await attempts(() =>
      db.transaction().execute(async (transaction) => {
        await locks.workspaces(transaction, workspaces);
        const query = transaction.selectFrom("entries").select("value").where("workspace", "=", SHARED);
        return (await query.where("key", "=", writer).executeTakeFirst())?.value === JSON.stringify(id);
      }),
    );
  } catch (error) {
    const message =
      "the connection to the database broke during a commit, and it is unknown whether anything was stored";
    throw new UnknownOutcome(message, { cause: error });
  }
}
