import { dirname } from "node:path";
import { createFileChecker, type FileChecker, type FileConfiguration } from "campaign-rules/files";
import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import { stampOf } from "./file-stamp.js";

/** The checker of a file, and what its configuration says about the file. */
export interface Checking {
  readonly checker: FileChecker;
  readonly configuration: FileConfiguration;
}

interface Kept {
  readonly checker: FileChecker;
  /** The places where a change may change the configuration. */
  readonly tried: readonly string[];
  readonly stamp: string;
  /** Why the configuration is not loaded. */
  readonly failure: unknown;
}

/** What checkers ask the server. */
export interface CheckerOptions {
  /** Whether a configuration that is code may run. */
  readonly runsCode: (path: string) => boolean;
  /** Gets what the user should know about configurations, each time that one is loaded. */
  readonly onNote: (note: string) => void;
  /** Gets the paths of a file's possible configurations. */
  readonly onTried: (paths: readonly string[]) => void;
}

/** The checkers of files, one for each folder. A checker is created anew when its configuration may have changed. */
export class Checkers {
  readonly #kept = new Map<string, Promise<Kept>>();

  constructor(private readonly options: CheckerOptions) {}

  /**
   * The checker of a file, with the nearest configuration or a named one. `folder` is that of the workspace.
   *
   * @throws {Error} if the configuration cannot be read or is invalid.
   */
  async for(path: string, folder: string, config: string | false | undefined): Promise<Checking> {
    const key = JSON.stringify([folder, config, dirname(path)]);
    const former = this.#kept.get(key);
    const isCurrent = former !== undefined && (await former.then(({ tried, stamp }) => stampOf(tried) === stamp));
    // Of two calls at the same time, one creates the checker. Meanwhile, all may have been forgotten.
    if (!isCurrent && this.#kept.get(key) === former) this.#kept.delete(key);
    const kept = getOrInsertComputed(this.#kept, key, () => this.#create(path, folder, config));
    const { checker, failure } = await kept;
    if (failure !== undefined) throw failure;
    return { checker, configuration: await checker.configurationOf(path) };
  }

  /** Forgets all checkers: a module that a configuration imports may have changed. */
  clear(): void {
    this.#kept.clear();
  }

  async #create(path: string, folder: string, config: string | false | undefined): Promise<Kept> {
    const { runsCode, onNote, onTried } = this.options;
    const checker = await createFileChecker({ folder, config, runsCode, isLazy: true });
    const { tried, notes } = checker.findConfiguration(path);
    onTried(tried);
    const stamp = stampOf(tried);
    for (const note of notes) onNote(note);
    const failure = await checker.configurationOf(path).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { checker, tried, stamp, failure };
  }
}
