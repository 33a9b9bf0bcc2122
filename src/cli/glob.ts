import { join } from "node:path";

/** A glob: a folder, and a pattern from there on. */
interface Glob {
  readonly base: string;
  readonly parts: readonly string[];
}

/** A part of a path that may be a pattern, or has something escaped. */
const DYNAMIC = /[*?[\]{}()!\\]/u;

function globOf(pattern: string): Glob {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => DYNAMIC.test(part));
  const base = parts.slice(0, first).join("/");
  return { base: base === "" && first > 0 ? "/" : join(base), parts: parts.slice(first) };
}

/** Whether a text is a pattern, and not merely the name of a file. */
export async function isPattern(text: string): Promise<boolean> {
  const { isDynamicPattern } = await import("tinyglobby");
  return isDynamicPattern(text);
}

/** The files that a pattern matches, in the order of their names. */
export async function filesMatching(pattern: string): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const { base, parts } = globOf(pattern);
  const files = await glob(parts.join("/"), { ...scopeOf({ base, parts }), expandDirectories: false });
  return files.map((file) => join(base, file)).sort();
}

/** The folder that a pattern starts at, and all below it in which it may match something. */
export async function foldersOf(pattern: string): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const { base, parts } = globOf(pattern);
  if (parts.length === 1) return [base];
  const dot = parts.some((part) => part.startsWith("."));
  const below = await glob("**", { ...scopeOf({ base, parts }), onlyDirectories: true, dot });
  return [base, ...below.map((folder) => join(base, folder))];
}

/** Hidden files and folders, and `node_modules`, are matched only by a pattern that names them. */
function scopeOf({ base, parts }: Glob) {
  return { cwd: base, ignore: parts.includes("node_modules") ? [] : ["**/node_modules/**"] };
}
