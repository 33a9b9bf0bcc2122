import { lstat, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "../answers/refusal.js";
import { isBelow } from "../roots/locate.js";
import type { Root } from "../roots/roots.js";

/** In the order of the command line, which takes the first that exists. */
const NAMES = [".js", ".mjs", ".ts", ".json"].map((extension) => `campaign-rules.config${extension}`);

/**
 * The nearest configuration upwards from a folder, but not above its root.
 *
 * @throws {Refusal} if it is a link that leads outside the roots.
 */
export async function findConfiguration(
  folder: string,
  root: Root,
  roots: readonly Root[],
): Promise<string | undefined> {
  for (let here = folder; isBelow(here, root.real); here = dirname(here)) {
    for (const name of NAMES) {
      const file = join(here, name);
      if (!(await exists(file))) continue;
      const real = await realpath(file).catch(() => undefined);
      if (real === undefined || !roots.some((one) => isBelow(real, one.real))) {
        throw new Refusal(`the configuration is a link that leads outside the roots of the client: ${name}`);
      }
      return file;
    }
    if (here === dirname(here)) break;
  }
  return undefined;
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
