import { realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { foldersOf } from "../glob.js";
import { filesNamed, globNamed, isFolder } from "../named-files.js";

export interface Watched {
  readonly names: readonly string[];
  /** Other files that matter for those that the names select; they need not exist. */
  othersFor(files: readonly string[]): readonly string[];
}

/** The folders in which a change may matter. For a folder that does not exist, its nearest existing ancestor. */
export async function foldersWatched({ names, othersFor }: Watched): Promise<Set<string>> {
  const folders: string[] = [];
  for (const name of names) {
    const glob = await globNamed(name);
    if (glob !== undefined) folders.push(...(await foldersOf(glob)));
  }
  const { files } = await filesNamed(names);
  for (const file of [...files, ...othersFor(files)]) {
    // The target of a link may change where it is.
    folders.push(dirname(file), dirname(await realpath(file).catch(() => file)));
  }
  const distinct = new Set(folders.map((folder) => resolve(folder)));
  return new Set(await Promise.all([...distinct].map(nearestFolder)));
}

/** A fingerprint that changes if the files change. */
export async function stateOf({ names, othersFor }: Watched): Promise<string> {
  const { files } = await filesNamed(names);
  const states = [...files, ...othersFor(files)].map(async (file) => [file, await stateOfFile(file)]);
  return JSON.stringify(await Promise.all(states));
}

/** A fingerprint of the files of a later one, with the states of an earlier one where it has them. */
export function withFilesOf(later: string, earlier: string): string {
  const known = new Map(JSON.parse(earlier) as [string, unknown][]);
  const files = JSON.parse(later) as [string, unknown][];
  return JSON.stringify(files.map(([file, state]) => [file, known.has(file) ? known.get(file) : state]));
}

async function stateOfFile(file: string): Promise<string | undefined> {
  return stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(),
    () => undefined,
  );
}

async function nearestFolder(path: string): Promise<string> {
  const above = dirname(path);
  return above === path || (await isFolder(path)) ? path : nearestFolder(above);
}
