import { dirname, resolve } from "node:path";
import { pathInside } from "../path-inside.js";
import { realPath, repositoryOf } from "../repository.js";

/** Names files from the root of the repository, with slashes; undefined for a file outside it. */
export type FromRoot = (file: string) => string | undefined;

/**
 * Names files as CI servers look for them: from the folder in which they have checked out the repository, else from the
 * top of the Git repository, else from the working directory.
 */
export function namesFromRoot(): FromRoot {
  const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  const folder = process.cwd();
  const top = repositoryOf(folder);
  const names = new Map<string, string | undefined>([["<stdin>", "<stdin>"]]);
  const nameOf = (file: string): string | undefined => {
    const from = (root: string | undefined) => (root ? pathFrom(root, file) : undefined);
    // What another job has left in the environment does not count.
    const named = from(GITHUB_WORKSPACE) ?? from(CI_PROJECT_DIR) ?? from(top);
    return named ?? from(repositoryOf(dirname(resolve(file)))) ?? from(folder);
  };
  return (file) => {
    if (!names.has(file)) names.set(file, nameOf(file));
    return names.get(file);
  };
}

/** Links are followed only if the file is not below the root by its name: macOS has a link above temporary files. */
function pathFrom(root: string, file: string): string | undefined {
  return pathInside(root, file) ?? pathInside(realPath(root), realPath(file));
}
