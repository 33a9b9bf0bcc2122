import type { PGlite } from "@electric-sql/pglite";

/**
 * Does the work of a PostgreSQL server's background processes: without checkpoints, the log of an embedded database
 * would grow until it is closed; without vacuum, its tables would keep replaced rows.
 */
export class Checkpoints {
  #written = 0;

  constructor(private readonly database: PGlite) {}

  /** Counts roughly how many bytes a statement writes. Runs what is due after a commit. */
  async count(sql: string, parameters: readonly unknown[]): Promise<void> {
    for (const parameter of parameters) {
      this.#written += typeof parameter === "string" ? parameter.length : BYTES_OF_OTHERS;
    }
    if (sql !== "commit" || this.#written < BYTES_BETWEEN) return;
    this.#written = 0;
    // Vacuum must be the only statement of a message.
    await this.database.exec("vacuum");
    await this.database.exec("checkpoint");
  }
}

/** Reads count too, which makes checkpoints more frequent than necessary. */
const BYTES_OF_OTHERS = 100;
const BYTES_BETWEEN = 16 * 1024 * 1024;
