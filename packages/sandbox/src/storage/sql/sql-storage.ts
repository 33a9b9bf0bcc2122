import { type Kysely, sql, type Transaction } from "kysely";
import type { Storage, StoredCampaign } from "../storage.js";
import { attempts } from "./attempts.js";
import { keyOf, lockOf } from "./key.js";
import { runWorks } from "./run-works.js";
import type { Tables } from "./tables.js";
import { Turns } from "./turns.js";

/**
 * A storage in the tables of a schema. Whoever begins a transaction of a workspace locks the workspace, in all processes.
 * Closing the storage destroys `database`.
 */
export function sqlStorage(database: Kysely<Tables>, schema: string): Storage {
  const db = database.withSchema(schema);
  const everything = lockOf(schema);
  const turns = new Turns((workspace, works) => {
    const lock = async (transaction: Transaction<Tables>): Promise<void> => {
      await sql`
        select pg_advisory_xact_lock_shared(${everything}::bigint),
          pg_advisory_xact_lock(${lockOf(schema, workspace)}::bigint)`.execute(transaction);
    };
    return runWorks(db, lock, workspace, works);
  });

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
          const tables = ["campaigns", "workspaces", "request_ids", "answers"].map((name) => sql.id(schema, name));
          await sql`truncate ${sql.join(tables)}`.execute(transaction);
        }),
      );
    },
    close: () => database.destroy(),
  };
}
