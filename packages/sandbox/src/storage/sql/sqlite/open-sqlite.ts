import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";
import type { Storage } from "../../storage.js";
import { StorageError } from "../failure.js";
import { migrate } from "../migrations.js";
import { sqlStorage } from "../sql-storage.js";
import type { Tables } from "../tables.js";
import { DirectoryInUse, lockDirectory } from "./lock-directory.js";
import { sqliteDatabase } from "./sqlite-database.js";

export { StorageError } from "../failure.js";
export { DirectoryInUse } from "./lock-directory.js";

/**
 * A storage in a directory, in a file of SQLite. The directory is created if it is missing. Stored data survives the end
 * of the process, however it ends. After a power cut the last writes may be missing, because it does not wait for the
 * disk.
 *
 * @throws {DirectoryInUse} if a process, possibly this one, uses the directory.
 * @throws {StorageError} if the directory cannot be used.
 */
export async function openSqlite(directory: string): Promise<Storage> {
  try {
    await mkdir(directory, { recursive: true });
    const lock = await lockDirectory(directory);
    try {
      const storage = await storageIn(directory);
      return {
        ...storage,
        async close() {
          await storage.close();
          await lock.release();
        },
      };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof DirectoryInUse) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`${directory} cannot be used: ${reason}`, { cause: error });
  }
}

async function storageIn(directory: string): Promise<Storage> {
  if (existsSync(join(directory, "database", "PG_VERSION"))) {
    throw new Error(
      "an earlier version has written it with PGlite, and this one does not read that. Use another folder",
    );
  }
  const path = join(directory, "sandbox.sqlite");
  // The library's own lock, which a killed process leaves behind. Only one process gets here.
  await rm(`${path}.lock`, { recursive: true, force: true });
  const db = new Kysely<Tables>({ dialect: new TransactionalDialect({ database: sqliteDatabase(path) }) });
  try {
    await migrate(db, { schema: undefined, position: "integer", times: sql`text` });
    return await sqlStorage(db, { locks: noLocks, transactions: 1, retryFor: 1_000 });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** There is one process, and one transaction at a time. */
const noLocks = { workspaces: async () => {}, everything: async () => {} };

/** SQLite, with migrations in a transaction: a killed process does not leave one half done. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
