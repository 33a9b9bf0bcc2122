import { resolve } from "node:path";
import { createFileChecker, type FileChecker } from "campaign-rules/files";
import { configurationStamp, stampOf } from "./file-stamp.js";

interface Kept {
  readonly stamp: string;
  readonly checker: Promise<FileChecker>;
}

/** The checkers of folders. A checker is created anew when its configuration has changed. */
export class Checkers {
  readonly #kept = new Map<string, Kept>();

  /**
   * The checker for files of a folder, with the nearest configuration or a named one.
   *
   * @throws {Error} if the configuration cannot be read or is invalid.
   */
  for(folder: string, config: string | false | undefined): Promise<FileChecker> {
    const key = JSON.stringify([folder, config]);
    const stamp = typeof config === "string" ? stampOf(resolve(folder, config)) : configurationStamp(folder);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.stamp === stamp) return kept.checker;
    const checker = createFileChecker({ folder, config });
    // The callers get the failure. This prevents an unhandled rejection before one awaits it.
    checker.catch(() => undefined);
    this.#kept.set(key, { stamp, checker });
    return checker;
  }

  /** Forgets all checkers: a module that a configuration imports may have changed. */
  clear(): void {
    this.#kept.clear();
  }
}
