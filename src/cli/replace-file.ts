import { realpath, rename, rm, stat, writeFile } from "node:fs/promises";

/** Gives a file another text, or leaves it as it is when that fails half-way. Links to it stay links. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const path = await realpath(file);
  const { mode } = await stat(path);
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, text, { mode, flag: "wx" });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
