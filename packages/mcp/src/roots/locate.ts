import { realpath, stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pathInside } from "../../../../src/cli/path-inside.js";
import { Refusal } from "../answers/answer.js";
import { NOT_LISTED, type Root } from "./roots.js";

/** A file below a root. */
export interface Located {
  /** The root that it is below. */
  readonly root: Root;
  /** Without links. */
  readonly real: string;
}

/**
 * Finds a file below the roots, by its path or its address. A relative path is relative to each root, and the first
 * that has the file wins. Does not look at any file outside the roots.
 *
 * @throws {Refusal} if the file is outside the roots, even through a link, does not exist, or is not a regular file.
 */
export async function locate(given: string, roots: readonly Root[] | undefined): Promise<Located> {
  if (roots === undefined) throw new Refusal(`${NOT_LISTED}, so no file is read`);
  if (roots.length === 0) {
    throw new Refusal("the client names no roots, so no file is read; pass the JSON itself instead of a path");
  }
  const path = pathOf(given);
  if (path === "" || path.includes("\0")) throw new Refusal("the path must name a file");
  const candidates = isAbsolute(path) ? [resolve(path)] : roots.map(({ named }) => resolve(named, path));
  const inside = candidates.filter((file) =>
    roots.some(({ named, real }) => isBelow(file, named) || isBelow(file, real)),
  );
  if (inside.length === 0) throw new Refusal(`the file is outside the roots of the client: ${path}`);
  for (const file of inside) {
    const real = await realpath(file).catch(absent);
    if (real === undefined) continue;
    const root = roots.find((one) => isBelow(real, one.real));
    if (root === undefined) throw new Refusal(`a link leads outside the roots of the client: ${path}`);
    const stats = await stat(real).catch(absent);
    if (stats?.isFile() === false) throw new Refusal("the path does not lead to a regular file");
    return { root, real };
  }
  throw new Refusal(`file not found: ${path}`);
}

/** The path that an agent gives, which may also be an address. */
function pathOf(given: string): string {
  if (!/^file:\/\//iu.test(given)) return given;
  try {
    return fileURLToPath(given);
  } catch {
    throw new Refusal(`this is not the address of a local file: ${given}`);
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw new Refusal(`the file cannot be read: ${error.code}`);
}

/** Whether a path is below a folder, or the folder itself. */
export function isBelow(path: string, folder: string): boolean {
  return pathInside(folder, path) !== undefined;
}
