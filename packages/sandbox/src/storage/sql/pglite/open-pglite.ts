import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect } from "kysely";
import type { Storage } from "../../storage.js";
import { migrate } from "../migrations.js";
import { sqlStorage } from "../sql-storage.js";
import type { Tables } from "../tables.js";
import { lockDirectory } from "./lock-directory.js";
import { pglitePool } from "./pglite-pool.js";

const SCHEMA = "campaign_rules_sandbox";

/** By default PGlite has buffers of 128 MB, and preparing them takes more than half of the startup time. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * A storage in an embedded PostgreSQL, with its files in a directory, which is created if it is missing; without one,
 * in memory. Stored data survives the end of the process, however it ends. It may not survive a power cut: the files
 * are written, but not flushed to the disk.
 *
 * @throws {DirectoryInUse} if a process, possibly this one, uses the directory.
 */
export async function openPglite(directory?: string): Promise<Storage> {
  if (directory === undefined) return storageOf(await PGlite.create({ startParams }));
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    const storage = await storageOf(await databaseIn(directory));
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
}

/** Opens the database, or creates it. If a process ended while creating it, it is created again. */
async function databaseIn(directory: string): Promise<PGlite> {
  const path = join(directory, "database");
  const unfinished = join(directory, "unfinished");
  if (existsSync(unfinished)) await rm(path, { recursive: true, force: true });
  if (existsSync(path)) return PGlite.create(path, { startParams });
  await writeFile(unfinished, "");
  const database = await PGlite.create(path, { startParams });
  await rm(unfinished);
  return database;
}

async function storageOf(database: PGlite): Promise<Storage> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pglitePool(database) }) });
  try {
    await migrate(db, SCHEMA);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return sqlStorage(db, { schema: SCHEMA, transactions: 1, retryFor: 1_000 });
}
