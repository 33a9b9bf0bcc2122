import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The root of the repository that contains a folder. A worktree or a submodule has a file named `.git`. */
export function repositoryOf(folder: string): string | undefined {
  return upwardsFrom(folder).find((one) => exists(join(one, ".git")));
}

export function upwardsFrom(folder: string): string[] {
  const above = [folder];
  for (let one = folder; dirname(one) !== one; one = dirname(one)) above.push(dirname(one));
  return above;
}

export function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** A path without links; as it is if it does not exist, such as a deleted file or a name for standard input. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
