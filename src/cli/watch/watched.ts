import { readlink, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { foldersOf } from "../glob.js";
import { filesNamed, globNamed, isFolder } from "../named-files.js";

export interface Watched {
  readonly names: readonly string[];
  /** Other files that matter for those that the names select; they need not exist. */
  othersFor(files: readonly string[]): readonly string[];
}

/**
 * The folders in which a change may matter, those of links and their targets included. For a folder that does not exist,
 * its nearest existing ancestor.
 */
export async function foldersWatched({ names, othersFor }: Watched): Promise<Set<string>> {
  const folders: string[] = [];
  for (const name of names) {
    const glob = await globNamed(name);
    if (glob !== undefined) folders.push(...(await foldersOf(glob)));
  }
  const { files } = await filesNamed(names);
  const all = [...files, ...othersFor(files)];
  const linked = await alongLinks([...folders, ...all]);
  for (const file of [...all, ...linked]) folders.push(dirname(file));
  const distinct = new Set(folders.map((folder) => resolve(folder)));
  return new Set(await Promise.all([...distinct].map(nearestFolder)));
}

/** The links on the way to some paths, and their targets, which may be links, too. */
async function alongLinks(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  const rest = paths.map((path) => resolve(path));
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    for (let one = path; !seen.has(one); one = dirname(one)) {
      seen.add(one);
      const target = await readlink(one).catch(() => undefined);
      if (target === undefined) continue;
      const end = resolve(dirname(one), target);
      found.push(one, end);
      rest.push(end);
    }
  }
  return found;
}

/** A fingerprint that changes if the files change. */
export async function stateOf({ names, othersFor }: Watched): Promise<string> {
  const { files } = await filesNamed(names);
  return JSON.stringify([await statesOf(files), await statesOf(othersFor(files))]);
}

type States = [named: unknown, others: [file: string, state: unknown][]];

/** An earlier fingerprint, with the other files of a later one. */
export function withOthersOf(later: string, earlier: string): string {
  const [named, others] = JSON.parse(earlier) as States;
  const [, all] = JSON.parse(later) as States;
  const known = new Map(others);
  return JSON.stringify([named, all.map(([file, state]) => [file, known.has(file) ? known.get(file) : state])]);
}

function statesOf(files: readonly string[]): Promise<[string, string | undefined][]> {
  return Promise.all(files.map(async (file) => [file, await stateOfFile(file)]));
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
