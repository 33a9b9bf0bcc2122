import type { PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Checkpoints } from "./checkpoints.js";

/** Presents an embedded database to Kysely as a pool with one connection. */
export function pglitePool(database: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  const checkpoints = new Checkpoints(database);
  return {
    async connect() {
      const previous = free;
      let release = (): void => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await previous;
      return clientOf(database, checkpoints, release);
    },
    end: () => database.close(),
  };
}

function clientOf(database: PGlite, checkpoints: Checkpoints, release: () => void): PostgresPoolClient {
  // Kysely passes a cursor only if the dialect was given one.
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const { rows, affectedRows = 0 } = await database.query<R>(sql, [...parameters]);
    await checkpoints.count(sql, parameters);
    return { command: "SELECT", rowCount: affectedRows, rows };
  };
  return { query: query as PostgresPoolClient["query"], release };
}
