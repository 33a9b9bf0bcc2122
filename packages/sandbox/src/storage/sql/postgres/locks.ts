import { type Kysely, sql } from "kysely";
import { lockOf } from "../key.js";
import type { Locks } from "../run-turns.js";
import type { Tables } from "../tables.js";

/** Advisory locks, which all processes share that use the schema. */
export function locksOf(schema: string): Locks {
  const everything = lockOf(schema);
  return {
    async workspaces(transaction: Kysely<Tables>, workspaces) {
      // All transactions take the locks in the same order, which prevents deadlocks.
      const locks = workspaces.map((workspace) => lockOf(schema, workspace)).sort();
      await sql`
        select pg_advisory_xact_lock_shared(${everything}::bigint), pg_advisory_xact_lock(workspace)
        from unnest(${locks}::bigint[]) as locks (workspace)`.execute(transaction);
    },
    async everything(transaction) {
      await sql`select pg_advisory_xact_lock(${everything}::bigint)`.execute(transaction);
    },
  };
}
