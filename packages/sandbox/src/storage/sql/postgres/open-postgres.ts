import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Storage } from "../../storage.js";
import { attemptsFor } from "../attempts.js";
import { migrate } from "../migrations.js";
import { sqlStorage } from "../sql-storage.js";
import type { Tables } from "../tables.js";
import { preparingPool } from "./preparing-pool.js";

/** How a PostgreSQL database is used. */
export interface PostgresOptions {
  /** The schema that has the tables. It is created if it is missing. Default: `campaign_rules_sandbox`. */
  schema?: string | undefined;
  /** The largest number of connections at the same time. Default: 10. */
  connections?: number | undefined;
  /**
   * For how many milliseconds it waits and tries again if the database cannot be reached. Default: 10,000, in which most
   * servers start again.
   */
  retryFor?: number | undefined;
}

/**
 * A storage in a PostgreSQL database, version 13 or later. Several processes may use it at the same time.
 *
 * @throws {StorageError} if the database cannot be reached, or refuses the connection.
 */
export async function openPostgres(
  url: string,
  { schema = "campaign_rules_sandbox", connections = 10, retryFor = 10_000 }: PostgresOptions = {},
): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "campaign-rules-sandbox",
    keepAlive: true,
    // In milliseconds. Whoever holds a lock and hangs loses it before others stop waiting for it.
    idle_in_transaction_session_timeout: 5_000,
    lock_timeout: 10_000,
    query_timeout: 20_000,
    connectionTimeoutMillis: 20_000,
  });
  // Without a listener, the process would end. Whoever uses the connection gets the error too.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  try {
    await attemptsFor(retryFor)(() => sql`select 1`.execute(db));
    await migrate(db, schema);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return sqlStorage(db, { schema, transactions: Math.min(connections, MOST_TRANSACTIONS), retryFor });
}

/** More at the same time would only leave fewer works for each of them. The other connections read. */
const MOST_TRANSACTIONS = 4;
