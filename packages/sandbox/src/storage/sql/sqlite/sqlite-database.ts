import { dirname } from "node:path";
import type { SqliteDatabase } from "kysely";
import sqlite, { type Database, type JSValue, type Statement } from "node-sqlite3-wasm";
import { withDiskProblem } from "./disk-problem.js";

/**
 * With a log of its own, a commit is one write to a file, which survives the end of the process, and does not wait for
 * the disk. After this number of pages of 4 KiB, they are moved to the database: the only moment that waits for it.
 */
const SETTINGS = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma wal_autocheckpoint = 500;
`;

/** Opens a file of SQLite for Kysely. No other process may use it. */
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
      // It repeats the error of its last use.
    }
  };
  return {
    all(text: string, parameters: readonly unknown[]): unknown[] {
      const statement = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, statement);
      try {
        return statement.all([...parameters] as JSValue[]);
      } catch (error) {
        // After an error the library does not let it run again.
        prepared.delete(text);
        finalize(statement);
        throw error;
      }
    },
    finalize: () => prepared.forEach(finalize),
  };
}
