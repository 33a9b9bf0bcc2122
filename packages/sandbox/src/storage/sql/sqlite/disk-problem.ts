import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Runs a function that uses files in a directory. If one cannot be written there, its error says why. */
export function withDiskProblem<T>(directory: string, use: () => T): T {
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
