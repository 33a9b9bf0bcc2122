import { realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { foldersOf } from "../glob.js";
import { filesNamed, globNamed } from "../named-files.js";

/** What a command reads. */
export interface Watched {
  /** Files and globs. */
  readonly names: readonly string[];
  /** Files that options name. */
  readonly others: readonly string[];
}

/** The folders in which a change may matter. Of a folder that is not there, the nearest one that is. */
export async function foldersWatched({ names, others }: Watched): Promise<Set<string>> {
  const folders: string[] = [];
  for (const name of names) {
    const glob = await globNamed(name);
    if (glob !== undefined) folders.push(...(await foldersOf(glob)));
  }
  const { files } = await filesNamed(names);
  for (const file of [...files, ...others]) folders.push(...(await foldersOfFile(file)));
  const distinct = new Set(folders.map((folder) => resolve(folder)));
  return new Set(await Promise.all([...distinct].map(nearestFolder)));
}

/** What tells whether the files are as they were. */
export async function stateOf({ names, others }: Watched): Promise<string> {
  const { files } = await filesNamed(names);
  const states = [...files, ...others].map(async (file) => [file, await stateOfFile(file)]);
  return JSON.stringify(await Promise.all(states));
}

async function stateOfFile(file: string): Promise<string | undefined> {
  return stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(),
    () => undefined,
  );
}

/** What a link leads to may change where it stands. */
async function foldersOfFile(file: string): Promise<string[]> {
  return [dirname(file), dirname(await realpath(file).catch(() => file))];
}

async function nearestFolder(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  const above = dirname(path);
  return isFolder || above === path ? path : nearestFolder(above);
}
