import { join, relative, resolve } from "node:path";
import { GlobFileSystem } from "./glob-file-system.js";
import { withLiteralParentheses } from "./glob-matcher.js";

/** A glob: a folder, and a pattern relative to it. */
export interface Glob {
  readonly base: string;
  readonly parts: readonly string[];
}

/** Matches the files that a folder stands for: all JSON files below it. */
export const JSON_BELOW = ["**", "*.json"] as const;

/** Whether a path segment may be a pattern, or contains an escape. */
const DYNAMIC = /[*?[\]{}()!\\]/u;

/** Parses a glob; undefined for a plain file name. */
export async function patternOf(name: string): Promise<Glob | undefined> {
  const { isDynamicPattern } = await import("tinyglobby");
  const text = withLiteralParentheses(name);
  if (!isDynamicPattern(text)) return undefined;
  const parts = text.split("/").filter((part, index) => part !== "" || index === 0);
  // As in shells, it matches folders.
  if (text.endsWith("/")) parts.push(...JSON_BELOW);
  const first = parts.findIndex((part) => DYNAMIC.test(part));
  const base = parts.slice(0, first).join("/");
  return { base: base === "" && first > 0 ? "/" : join(base), parts: parts.slice(first) };
}

/** The files that match, and the problems of the search, both sorted. */
export async function matchesOf({ base, parts }: Glob): Promise<{ files: string[]; problems: string[] }> {
  const { glob } = await import("tinyglobby");
  const root = resolve(base);
  const levels = parts.some((part) => part.includes("**")) ? Number.POSITIVE_INFINITY : parts.length - 1;
  const fs = new GlobFileSystem(root, levels);
  const files = await glob(patternsOf(parts), { ...scopeOf({ base, parts }), fs, expandDirectories: false });
  const nameOf = (folder: string) => join(base, relative(root, folder));
  const isHiddenNamed = namesHidden(parts);
  const isNamed = (file: string) => isHiddenNamed || !file.split("/").some((part) => part.startsWith("."));
  return {
    files: files
      .filter(isNamed)
      .map((file) => join(base, file))
      .sort(),
    problems: fs.problems.map(({ folder, problem }) => `${nameOf(folder)}: ${problem}`).sort(),
  };
}

/**
 * A pattern, and others that match a part of what it matches. At the place of `**`, tinyglobby does not find a hidden
 * folder that the pattern names next, so each such `**` is also left out.
 */
function patternsOf(parts: readonly string[]): string[] {
  const at = parts.findIndex((part, index) => part === "**" && namesHidden(parts.slice(index + 1, index + 2)));
  if (at === -1) return [parts.join("/")];
  const rests = patternsOf(parts.slice(at + 1));
  return [...rests.map((rest) => `**/${rest}`), ...rests].map((rest) => [...parts.slice(0, at), rest].join("/"));
}

/** The base folder of a glob, and all folders below it in which it can match something. */
export async function foldersOf({ base, parts }: Glob): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  if (parts.length === 1) return [base];
  const dot = namesHidden(parts);
  const below = await glob("**", { ...scopeOf({ base, parts }), onlyDirectories: true, dot });
  return [base, ...below.map((folder) => join(base, folder))];
}

/** Whether a pattern names hidden files or folders: a negation, such as `[!a]`, does not. */
function namesHidden(parts: readonly string[]): boolean {
  return parts.some((part) => /^\\?\.|^\[\.|[{(,|]\./u.test(part));
}

/** A pattern matches hidden files and folders, and `node_modules`, only if it names them. */
function scopeOf({ base, parts }: Glob) {
  return { cwd: base, ignore: parts.includes("node_modules") ? [] : ["**/node_modules/**"] };
}
