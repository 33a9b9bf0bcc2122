import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { WrongUsage } from "../usage.js";

/** How long to wait for what else changes, as when an editor saves a file in steps; in milliseconds. */
const DELAY = 100;

/** Tells that something has changed directly in one of several folders. */
export class FolderWatch {
  /** By what tells a folder from one that is made anew in its place, which only a watcher of its own can watch. */
  readonly #watchers = new Map<string, FSWatcher>();
  #hasChanged = false;
  #tell = () => {};

  /**
   * Watches these folders, and no others. Those that are not there are passed over. When the system does not watch one,
   * for example because it watches too many already, none is watched, and a `WrongUsage` says so.
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

  /** Resolves once something has changed since it last did. */
  async changed(): Promise<void> {
    if (!this.#hasChanged) {
      await new Promise<void>((resolve) => {
        this.#tell = resolve;
      });
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
      // A folder that cannot be watched any more was removed, which is a change.
      this.#watchers.set(key, watch(folder, change).on("error", change));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // So was one that is gone since it was found.
      if (code === "ENOENT") {
        change();
        return;
      }
      for (const watcher of this.#watchers.values()) watcher.close();
      throw new WrongUsage(`cannot watch ${folder}: ${message}`);
    }
  }
}
