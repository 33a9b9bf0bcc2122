import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import pg from "pg";
import { getOrInsertComputed } from "../../../../../../src/structure/get-or-insert-computed.js";
import type { Storage } from "../../storage.js";
import { attemptsFor, isReported } from "../failure.js";
import { lockOf } from "../key.js";
import { migrate } from "../migrations.js";
import type { Locks } from "../run-works.js";
import { sqlStorage } from "../sql-storage.js";
import type { Tables } from "../tables.js";

export { StorageError } from "../failure.js";

/** How a PostgreSQL database is used. */
export interface PostgresOptions {
  /** The schema that contains the tables. It is created if it is missing. Default: `campaign_rules_sandbox`. */
  schema?: string | undefined;
  /** The largest number of connections at the same time. Default: 10. */
  connections?: number | undefined;
  /**
   * For how many milliseconds it retries if the database cannot be reached. Default: 10,000, in which most servers
   * restart.
   */
  retryFor?: number | undefined;
}

/**
 * A storage in a PostgreSQL database, version 13 or later. Several processes may use it at the same time.
 *
 * @throws {TypeError} if an option has a wrong value.
 * @throws {StorageError} if the database cannot be reached, or refuses the connection.
 */
export async function openPostgres(
  url: string,
  { schema = "campaign_rules_sandbox", connections = 10, retryFor = 10_000 }: PostgresOptions = {},
): Promise<Storage> {
  expectOptions(schema, connections, retryFor);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "campaign-rules-sandbox",
    keepAlive: true,
    // In milliseconds. A transaction that hangs loses its locks before others stop waiting for them.
    idle_in_transaction_session_timeout: 5_000,
    lock_timeout: 10_000,
    query_timeout: 20_000,
    connectionTimeoutMillis: 20_000,
  });
  // Without a listener, an error would end the process. The user of the connection gets the error too.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const definition = { schema, position: "bigserial", times: sql`double precision[]` } as const;
  try {
    await attemptsFor(retryFor)(() => migrate(db, definition));
    return await sqlStorage(db.withSchema(schema), {
      locks: locksOf(schema),
      transactions: Math.min(connections, MOST_TRANSACTIONS),
      retryFor,
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Without a connection, each transaction would wait for ever, and so would each attempt without an end. */
function expectOptions(schema: unknown, connections: unknown, retryFor: unknown): void {
  // PostgreSQL cuts longer names, so that two would mean the same schema, but have different locks.
  const isName = typeof schema === "string" && /^[^\0]+$/u.test(schema) && Buffer.byteLength(schema) <= 63;
  if (!isName) throw new TypeError("option schema must be a name of 1 to 63 bytes");
  if (!(Number.isSafeInteger(connections) && Number(connections) > 0)) {
    throw new TypeError("option connections must be a positive integer");
  }
  if (!(typeof retryFor === "number" && retryFor >= 0)) {
    throw new TypeError("option retryFor must be a number of milliseconds");
  }
}

/** With more transactions at the same time, fewer works would share each. The other connections are for reads. */
const MOST_TRANSACTIONS = 4;

/** Advisory locks, which all processes share that use the schema. */
function locksOf(schema: string): Locks {
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

/**
 * Presents a pool to Kysely, and closes connections that have failed or do not answer.
 *
 * Each statement that has parameters gets a name, so that a connection parses it only once, which saves a third of the
 * server's work. There are few statements: their texts depend only on how many rows they write.
 */
function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => getOrInsertComputed(names, text, () => `statement-${names.size}`);
  return {
    async connect() {
      const client = await pool.connect();
      let isBroken = false;
      // Kysely passes a cursor only if the dialect was given one.
      const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
        const prepared = values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] };
        try {
          return (await client.query(prepared)) as unknown as PostgresQueryResult<R>;
        } catch (error) {
          isBroken ||= !isReported(error);
          throw error;
        }
      };
      return { query: query as PostgresPoolClient["query"], release: () => client.release(isBroken) };
    },
    end: () => pool.end(),
  };
}
