import { isAbsolute, relative, sep } from "node:path";

/**
 * The path from a folder to a file in it, with slashes, empty for the folder itself; undefined if the file is outside,
 * or on another drive.
 */
export function pathInside(folder: string, path: string): string | undefined {
  const inside = relative(folder, path);
  return inside.split(sep, 1)[0] === ".." || isAbsolute(inside) ? undefined : inside.replaceAll(sep, "/");
}
