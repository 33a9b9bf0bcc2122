import { type Kysely, sql, type Transaction } from "kysely";
import type { Storage, StoredCampaign } from "../storage.js";
import { attemptsFor } from "./attempts.js";
import { keyOf, lockOf } from "./key.js";
import { runTurns } from "./run-turns.js";
import type { Tables } from "./tables.js";
import { type RunTurns, Turns } from "./turns.js";

export interface SqlOptions {
  readonly schema: string;
  /** The largest number of simultaneous transactions in this process. */
  readonly transactions: number;
  /** For how many milliseconds it retries after transient errors. */
  readonly retryFor: number;
}

/**
 * A storage in the tables of a schema. A transaction locks its workspaces, in all processes. Closing the storage
 * destroys `database`.
 */
export function sqlStorage(database: Kysely<Tables>, { schema, transactions, retryFor }: SqlOptions): Storage {
  const db = database.withSchema(schema);
  const attempts = attemptsFor(retryFor);
  const everything = lockOf(schema);
  const lock = async (transaction: Transaction<Tables>, workspaces: readonly string[]): Promise<void> => {
    // All transactions take the locks in the same order, which prevents deadlocks.
    const locks = workspaces.map((workspace) => lockOf(schema, workspace)).sort();
    await sql`
      select pg_advisory_xact_lock_shared(${everything}::bigint), pg_advisory_xact_lock(workspace)
      from unnest(${locks}::bigint[]) as locks (workspace)`.execute(transaction);
  };
  const writers = Array.from({ length: transactions }, (): string => crypto.randomUUID());
  const run: RunTurns = async (next) => {
    const writer = writers.pop() as string;
    try {
      return await runTurns({ db, attempts, lock }, writer, next);
    } finally {
      writers.push(writer);
    }
  };
  const turns = new Turns(run, transactions);

  return {
    transaction: (workspace, work) => turns.take(workspace, work),
    async campaigns(workspace) {
      let query = db.selectFrom("campaigns").select("campaign").orderBy("position");
      if (workspace !== undefined) query = query.where("workspace", "=", keyOf(workspace));
      const rows = await attempts(() => query.execute());
      return rows.map(({ campaign }): StoredCampaign => JSON.parse(campaign));
    },
    async campaign(id) {
      const query = db.selectFrom("campaigns").select("campaign").where("id", "=", keyOf(id));
      const row = await attempts(() => query.executeTakeFirst());
      return row && JSON.parse(row.campaign);
    },
    async reset() {
      await attempts(() =>
        db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${everything}::bigint)`.execute(transaction);
          const tables = ["campaigns", "workspaces", "request_ids", "answers", "commits"].map((name) =>
            sql.id(schema, name),
          );
          await sql`truncate ${sql.join(tables)}`.execute(transaction);
        }),
      );
    },
    close: () => database.destroy(),
  };
}
