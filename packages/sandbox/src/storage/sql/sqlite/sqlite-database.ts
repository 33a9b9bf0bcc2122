import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SqliteDatabase } from "kysely";
import sqlite, { type Database, type JSValue, type Statement } from "node-sqlite3-wasm";

/**
 * With a write-ahead log, a commit is one write to a file, which survives the end of the process and does not wait for
 * the disk. SQLite waits for the disk only when the log has this number of pages of 4 KiB and is moved to the database.
 */
const SETTINGS = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma wal_autocheckpoint = 500;
`;

/** Opens a file of SQLite for Kysely, which must be the only one to use it. */
export function sqliteDatabase(path: string): SqliteDatabase {
  const directory = dirname(path);
  const database = withDiskProblem(directory, () => opened(path));
  const run = statementsOf(database);
  const all = (text: string, parameters: readonly unknown[]): unknown[] => {
    // After some errors, SQLite has already rolled back.
    if (text === "rollback" && !database.inTransaction) return [];
    return withDiskProblem(directory, () => run.all(text, parameters));
  };
  return {
    prepare: (text) => ({
      reader: true,
      all: (parameters) => all(text, parameters),
      iterate: (parameters) => all(text, parameters).values(),
      run: (parameters) => database.run(text, [...parameters] as JSValue[]),
    }),
    close() {
      run.finalize();
      database.close();
    },
  };
}

function opened(path: string): Database {
  const database = new sqlite.Database(path);
  try {
    database.exec(SETTINGS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Prepares each statement once. There are few: their texts depend only on how many rows they write. */
function statementsOf(database: Database) {
  const prepared = new Map<string, Statement>();
  const finalize = (statement: Statement): void => {
    try {
      statement.finalize();
    } catch {
      // `finalize` throws the error of the statement's last use again.
    }
  };
  return {
    all(text: string, parameters: readonly unknown[]): unknown[] {
      const statement = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, statement);
      try {
        return statement.all([...parameters] as JSValue[]);
      } catch (error) {
        // After an error the library does not let the statement run again.
        prepared.delete(text);
        finalize(statement);
        throw error;
      }
    },
    finalize: () => prepared.forEach(finalize),
  };
}

/** Runs a function that uses files in a directory. If one cannot be written there, its error says why. */
function withDiskProblem<T>(directory: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    // SQLite drops the reason of the system.
    if (error instanceof Error && OF_FILES.test(error.message)) {
      const problem = diskProblem(directory);
      if (problem !== undefined) error.message += ` (${problem})`;
    }
    throw error;
  }
}

/** The start of SQLite's messages about files: https://sqlite.org/rescode.html. */
const OF_FILES = /^(?:disk I\/O error|database or disk is full|unable to open|could not open|attempt to write)/iu;

/** The reason why a file cannot be written in a directory, such as "ENOSPC: no space left on device, write". */
function diskProblem(directory: string): string | undefined {
  const path = join(directory, `probe-${randomUUID()}`);
  try {
    writeFileSync(path, new Uint8Array(PROBED_BYTES));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(path, { force: true });
  }
}

/** More than a commit usually writes. */
const PROBED_BYTES = 256 * 1024;
