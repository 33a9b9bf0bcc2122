import { constants } from "node:fs";
import { access, chmod, mkdtemp, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Gives a file another text, or leaves it as it is when that fails half-way. Symbolic links to it stay links; hard ones
 * keep the old text.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const path = await realpath(file);
  await access(path, constants.W_OK);
  const { mode } = await stat(path);
  const folder = await mkdtemp(join(dirname(path), ".campaign-rules-"));
  try {
    const beside = join(folder, "text");
    await writeFile(beside, text);
    await chmod(beside, mode);
    await rename(beside, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
