import { lstat, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Glob, matchesOf, patternOf } from "./glob.js";
import { STANDARD_INPUT } from "./report.js";

/** What arguments name. */
export interface Named {
  /** Each file once, in the order of the arguments; those of one glob in the order of their names. */
  readonly files: readonly string[];
  /** What cannot be found or looked into. */
  readonly problems: readonly string[];
}

/** The files that arguments name. */
export async function filesNamed(names: readonly string[]): Promise<Named> {
  const files = new Set<string>();
  const problems: string[] = [];
  for (const name of names) {
    const glob = await globNamed(name);
    if (glob === undefined) {
      files.add(name);
      continue;
    }
    const matches = await matchesOf(glob);
    problems.push(...matches.problems);
    if (matches.files.length + matches.problems.length === 0) problems.push(`${name}: no file matches`);
    for (const match of matches.files) files.add(match === STANDARD_INPUT ? `./${match}` : match);
  }
  return { files: [...files], problems };
}

/**
 * The glob that a name stands for, of a folder the JSON files below it. A file that is there is named by itself, whatever
 * characters are in its name.
 */
export async function globNamed(name: string): Promise<Glob | undefined> {
  if (name === STANDARD_INPUT) return undefined;
  const isFolder = await stat(name).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (isFolder) return { base: join(name), parts: ["**", "*.json"] };
  const isThere = await lstat(name).then(
    () => true,
    () => false,
  );
  return isThere ? undefined : patternOf(name);
}
