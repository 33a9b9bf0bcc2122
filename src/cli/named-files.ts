import { lstat } from "node:fs/promises";
import { filesMatching, isPattern } from "./glob.js";
import { STANDARD_INPUT } from "./report.js";

/** What arguments name. */
export interface Named {
  /** Each file once, in the order of the arguments; those of one glob in the order of their names. */
  readonly files: readonly string[];
  /** Globs that match nothing. */
  readonly unmatched: readonly string[];
}

/** The files that arguments name. */
export async function filesNamed(names: readonly string[]): Promise<Named> {
  const files = new Set<string>();
  const unmatched: string[] = [];
  for (const name of names) {
    const matches = (await isGlob(name)) ? await filesMatching(name) : [name];
    if (matches.length === 0) unmatched.push(name);
    for (const match of matches) files.add(match);
  }
  return { files: [...files], unmatched };
}

/** Whether a name is a glob: a file that is there is named by itself, whatever characters are in its name. */
export async function isGlob(name: string): Promise<boolean> {
  if (name === STANDARD_INPUT) return false;
  const isThere = await lstat(name).then(
    () => true,
    () => false,
  );
  return !isThere && isPattern(name);
}
