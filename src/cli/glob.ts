import { join, relative, resolve } from "node:path";
import { GlobFileSystem } from "./glob-file-system.js";

/** A glob: a folder, and a pattern from there on. */
export interface Glob {
  readonly base: string;
  readonly parts: readonly string[];
}

/** What a glob matches, and where it could not look. */
export interface Matches {
  /** In the order of their names. */
  readonly files: readonly string[];
  /** Why some folders were passed over, each with its name. */
  readonly problems: readonly string[];
}

/** A part of a path that may be a pattern, or has something escaped. */
const DYNAMIC = /[*?[\]{}()!\\]/u;

/** A text as a glob; undefined when it is merely the name of a file. */
export async function patternOf(text: string): Promise<Glob | undefined> {
  const { isDynamicPattern } = await import("tinyglobby");
  if (!isDynamicPattern(text)) return undefined;
  const parts = text.split("/");
  const first = parts.findIndex((part) => DYNAMIC.test(part));
  const base = parts.slice(0, first).join("/");
  return { base: base === "" && first > 0 ? "/" : join(base), parts: parts.slice(first) };
}

/** The files that a glob matches. */
export async function matchesOf({ base, parts }: Glob): Promise<Matches> {
  const { glob } = await import("tinyglobby");
  const root = resolve(base);
  const levels = parts.some((part) => part.includes("**")) ? Number.POSITIVE_INFINITY : parts.length - 1;
  const fs = new GlobFileSystem(root, levels);
  const files = await glob(parts.join("/"), { ...scopeOf({ base, parts }), fs, expandDirectories: false });
  const nameOf = (folder: string) => {
    const below = relative(root, folder);
    return below.startsWith("..") ? folder : join(base, below);
  };
  return {
    files: files.map((file) => join(base, file)).sort(),
    problems: fs.problems.map(({ folder, problem }) => `${nameOf(folder)}: ${problem}`).sort(),
  };
}

/** The folder that a glob starts at, and all below it in which it may match something. */
export async function foldersOf({ base, parts }: Glob): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  if (parts.length === 1) return [base];
  const dot = parts.some((part) => part.startsWith("."));
  const below = await glob("**", { ...scopeOf({ base, parts }), onlyDirectories: true, dot });
  return [base, ...below.map((folder) => join(base, folder))];
}

/** Hidden files and folders, and `node_modules`, are matched only by a pattern that names them. */
function scopeOf({ base, parts }: Glob) {
  return { cwd: base, ignore: parts.includes("node_modules") ? [] : ["**/node_modules/**"] };
}
