import { opendir } from "node:fs/promises";
import { join } from "node:path";
import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import { DEFAULTS, type FileSetting } from "../settings/settings.js";
import { matches } from "./campaign-files.js";

/** How many files and folders are looked at. Beyond, nothing is said about a glob. */
const MOST_ENTRIES = 20_000;

/** Editors send these as if the user had chosen them. */
const USUAL = DEFAULTS.files.map(({ glob }) => glob);

const NOT_ENTERED = ["node_modules", ".git"];

/** Says which globs of the settings match no file in their folder, each once: it is probably a slip. */
export class UnmatchedGlobs {
  readonly #looked = new WeakMap<readonly FileSetting[], Set<string>>();

  constructor(private readonly say: (message: string) => void) {}

  /** Looks once for each folder and its settings. `path` is a file that may exist only in the editor. */
  look(folder: string, files: readonly FileSetting[], path: string): void {
    const folders = getOrInsertComputed(this.#looked, files, () => new Set());
    if (folders.has(folder)) return;
    folders.add(folder);
    // If a folder disappears in the meantime, nothing is said.
    this.#lookIn(folder, files, path).catch(() => undefined);
  }

  async #lookIn(folder: string, files: readonly FileSetting[], path: string): Promise<void> {
    const unmatched = new Set(files.map(({ glob }) => glob).filter((glob) => !USUAL.includes(glob)));
    const strike = (file: string) => {
      for (const glob of unmatched) if (matches(glob, file, folder)) unmatched.delete(glob);
    };
    strike(path);
    const folders = [folder];
    let entries = 0;
    for (let at = folders.pop(); at !== undefined && unmatched.size > 0; at = folders.pop()) {
      const listed = await opendir(at).catch(() => undefined);
      for await (const entry of listed ?? []) {
        if (++entries > MOST_ENTRIES) return;
        const file = join(at, entry.name);
        if (!entry.isDirectory()) strike(file);
        else if (!NOT_ENTERED.includes(entry.name)) folders.push(file);
      }
    }
    for (const glob of unmatched) this.say(`the glob ${glob} in files matches no file in ${folder}`);
  }
}
