import type { PGlite } from "@electric-sql/pglite";

/**
 * Does what background processes do for a PostgreSQL server: without checkpoints the log of an embedded database would
 * grow until it is closed, and without vacuum its tables would keep what has been replaced.
 */
export class Checkpoints {
  #written = 0;

  constructor(private readonly database: PGlite) {}

  /** Counts what a statement writes, roughly. */
  async count(sql: string, parameters: readonly unknown[]): Promise<void> {
    for (const parameter of parameters) {
      this.#written += typeof parameter === "string" ? parameter.length : BYTES_OF_OTHERS;
    }
    if (sql !== "commit" || this.#written < BYTES_BETWEEN) return;
    this.#written = 0;
    // Vacuum runs only as the one statement of a message.
    await this.database.exec("vacuum");
    await this.database.exec("checkpoint");
  }
}

/** Reads count too, which makes checkpoints more frequent than the log needs. */
const BYTES_OF_OTHERS = 100;
const BYTES_BETWEEN = 16 * 1024 * 1024;
