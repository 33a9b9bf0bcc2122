import { type Dirent, lstatSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
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
    let found = this.#found.get(folder);
    if (found === undefined) {
      found = this.#search(folder);
      this.#found.set(folder, found);
    }
    return found;
  }

  #search(folder: string): Found {
    const above = upwardsFrom(folder);
    const root = above.findIndex(isRepository);
    const end = root === -1 ? Math.max(0, above.findIndex(this.#isWorkingDirectory)) : root;
    const folders: string[] = [];
    const ignored: Found["ignored"][number][] = [];
    let file: string | undefined;
    for (const one of above.slice(0, end + 1)) {
      folders.push(one);
      const names = this.#named(one);
      const name = NAMES.find((known) => names.includes(known));
      if (name !== undefined) file = join(one, name);
      for (const other of names) {
        if (other === name) continue;
        const why = NAMES.includes(other) ? `${name} in the same folder is used instead` : NOT_A_NAME;
        ignored.push({ file: join(one, other), why });
      }
      if (file !== undefined) break;
    }
    return { file, folders, ignored, root: above[root] ?? this.workingDirectory };
  }

  readonly #isWorkingDirectory = (folder: string) => realPath(folder) === realPath(this.workingDirectory);

  /** The names in a folder that are those of configurations, or look like them. */
  #named(folder: string): readonly string[] {
    let names = this.#namesIn.get(folder);
    if (names === undefined) {
      names = namesIn(folder);
      this.#namesIn.set(folder, names);
    }
    return names;
  }
}

const NOT_A_NAME = `its name is not that of a configuration, such as ${NAMES[0]} or ${NAMES.at(-1)}`;

function upwardsFrom(folder: string): string[] {
  const above = [folder];
  for (let one = folder; dirname(one) !== one; one = dirname(one)) above.push(dirname(one));
  return above;
}

/** A worktree or a submodule has a file named `.git`. */
function isRepository(folder: string): boolean {
  return exists(join(folder, ".git"));
}

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

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
