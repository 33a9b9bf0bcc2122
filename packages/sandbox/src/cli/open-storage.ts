import type { Storage } from "../storage/storage.js";

/** Opens the storage in a folder or in a database; undefined if neither is given. Loads only the code that it needs. */
export async function openStorage(
  data: string | undefined,
  database: string | undefined,
): Promise<Storage | undefined> {
  if (data !== undefined) {
    const { openSqlite } = await import("../storage/sql/sqlite/index.js");
    return openSqlite(data);
  }
  if (database === undefined) return undefined;
  const { openPostgres } = await import("../storage/sql/postgres/index.js");
  return openPostgres(database);
}
