import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { exists, realPath, repositoryOf, upwardsFrom } from "../repository.js";
import { isLikeName, NAMES } from "./names.js";

export interface Found {
  readonly file: string | undefined;
  /** The root of the repository; without a repository, the working directory. */
  readonly root: string;
  readonly folders: readonly string[];
  /** Why files that look like configurations are not used. */
  readonly ignored: readonly { readonly file: string; readonly why: string }[];
}

/** Searches for configurations. Looks into each folder once. */
export class Search {
  readonly #found = new Map<string, Found>();
  readonly #namesIn = new Map<string, readonly string[]>();

  constructor(private readonly workingDirectory: string) {}

  /**
   * Finds the configuration nearest to a folder, upwards to the root of its repository. Outside a repository, upwards to
   * the working directory if that is above the folder, otherwise in the folder alone. Links in the path of the folder
   * are not resolved: what is above a file is what its path says.
   */
  upFrom(folder: string): Found {
    return getOrInsertComputed(this.#found, folder, () => this.#search(folder));
  }

  #search(folder: string): Found {
    const above = upwardsFrom(folder);
    const root = repositoryOf(folder);
    const isTop = (one: string) => (root ? one === root : realPath(one) === realPath(this.workingDirectory));
    const end = Math.max(0, above.findIndex(isTop));
    const folders: string[] = [];
    const ignored: Found["ignored"][number][] = [];
    let file: string | undefined;
    for (const one of above.slice(0, end + 1)) {
      folders.push(one);
      const names = getOrInsertComputed(this.#namesIn, one, () => namesIn(one));
      const name = NAMES.find((known) => names.includes(known));
      if (name !== undefined) file = join(one, name);
      for (const other of names) {
        if (other === name) continue;
        const why = NAMES.includes(other) ? `${name} in the same folder is used instead` : NOT_A_NAME;
        ignored.push({ file: join(one, other), why });
      }
      if (file !== undefined) break;
    }
    return { file, folders, ignored, root: root ?? this.workingDirectory };
  }
}

const NOT_A_NAME = `its name is not that of a configuration, such as ${NAMES[0]} or ${NAMES.at(-1)}`;

/** The names in a folder that are those of configurations, or look like them. */
function namesIn(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // The files of a folder that cannot be listed may still be readable.
    return NAMES.filter((name) => exists(join(folder, name)));
  }
  return entries
    .filter((entry) => NAMES.includes(entry.name) || (!entry.isDirectory() && isLikeName(entry.name)))
    .map(({ name }) => name)
    .sort();
}
