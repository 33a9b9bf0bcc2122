import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { type Glob, JSON_BELOW, matchesOf, patternOf } from "./glob.js";
import { isStandardInput } from "./regular-file.js";
import { STANDARD_INPUT } from "./report.js";
import { exists } from "./repository.js";

export interface Named {
  /** Each file once, in the order of the arguments; those of one glob sorted by name. */
  readonly files: readonly string[];
  /** Those of them that no glob and no folder has found. */
  readonly byName: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** A name without the single quotes around it, which cmd.exe passes on, also in scripts of npm. */
export function withoutQuotes(name: string): string {
  const [, inner] = /^'(.+)'$/u.exec(name) ?? [];
  return inner === undefined || exists(name) ? name : inner;
}

/** Finds the files that the arguments name. Globs and folders leave out ignored files. */
export async function filesNamed(
  names: readonly string[],
  isIgnored: (file: string) => Promise<boolean> = async () => false,
): Promise<Named> {
  /** By absolute path. */
  const files = new Map<string, string>();
  const byName = new Set<string>();
  const problems: string[] = [];
  const add = (name: string) =>
    getOrInsertComputed(files, isStandardInput(name) ? STANDARD_INPUT : resolve(name), () => name);
  for (const name of names) {
    const glob = await globNamed(name);
    if (glob === undefined) {
      add(name);
      byName.add(name);
      continue;
    }
    const matches = await matchesOf(glob);
    problems.push(...matches.problems);
    if (matches.files.length + matches.problems.length === 0) problems.push(`${name}: no file matches`);
    let ignored = 0;
    for (const match of matches.files) {
      if (!files.has(resolve(match)) && (await isIgnored(match))) ignored++;
      else add(match === STANDARD_INPUT ? `./${match}` : match);
    }
    if (ignored > 0 && ignored === matches.files.length) problems.push(`${name}: all files that match are ignored`);
  }
  return { files: [...files.values()], byName, problems };
}

/** For a folder, all JSON files below it. The name of an existing file is never a pattern, whatever it contains. */
export async function globNamed(name: string): Promise<Glob | undefined> {
  if (isStandardInput(name)) return undefined;
  if (await isFolder(name)) return { base: join(name), parts: JSON_BELOW };
  return exists(name) ? undefined : patternOf(name);
}

export function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
