// Not chokidar: it watches each file in a folder as well, and systems limit the number of watches.
import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { WrongUsage } from "../usage.js";

/** How long to wait for further changes, for example while an editor saves a file in steps; in milliseconds. */
const DELAY = 100;

/**
 * Notices changes directly in one of several folders. Keeps the process alive only while somebody waits for a change:
 * otherwise a check that waits for something else, which never happens, would not be noticed.
 */
export class FolderWatch {
  /** Identifies a folder, as opposed to a new one in its place, which needs a new watcher. */
  readonly #watchers = new Map<string, FSWatcher>();
  #hasChanged = false;
  #tell = () => {};

  /**
   * Watches exactly these folders. Ignores those that do not exist. If the system cannot watch one, for example because
   * it watches too many already, throws a `WrongUsage` and watches none.
   */
  async follow(folders: Iterable<string>): Promise<void> {
    const wanted = new Map<string, string>();
    for (const folder of folders) {
      const key = await stat(folder).then(
        ({ ino, birthtimeMs }) => [ino, birthtimeMs, folder].join(" "),
        () => undefined,
      );
      if (key !== undefined) wanted.set(key, folder);
    }
    for (const [key, watcher] of this.#watchers) {
      if (wanted.has(key)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
    for (const [key, folder] of wanted) {
      if (!this.#watchers.has(key)) this.#start(key, folder);
    }
  }

  /** Resolves when something has changed since the last call. */
  async changed(): Promise<void> {
    if (!this.#hasChanged) {
      for (const watcher of this.#watchers.values()) watcher.ref();
      await new Promise<void>((resolve) => {
        this.#tell = resolve;
      });
      for (const watcher of this.#watchers.values()) watcher.unref();
    }
    await sleep(DELAY);
    this.#hasChanged = false;
  }

  #start(key: string, folder: string): void {
    const change = () => {
      this.#hasChanged = true;
      this.#tell();
    };
    try {
      // A folder that can no longer be watched was removed, which is a change.
      this.#watchers.set(key, watch(folder, { persistent: false }, change).on("error", change));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // A folder that has disappeared since it was found has changed, too.
      if (code === "ENOENT") {
        change();
        return;
      }
      for (const watcher of this.#watchers.values()) watcher.close();
      throw new WrongUsage(`cannot watch ${folder}: ${message}`);
    }
  }
}
