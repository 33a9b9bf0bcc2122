import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { isReported } from "../failure.js";

/**
 * Presents a pool to Kysely, and closes connections that have failed or do not answer.
 *
 * Each statement that has parameters gets a name, so that a connection parses it only once, which saves a third of the
 * server's work. There are few statements: their texts depend only on how many rows they write.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `statement-${names.size}`;
    names.set(text, name);
    return name;
  };
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
