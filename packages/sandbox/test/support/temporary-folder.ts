import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Makes folders that are removed after the tests of a file. */
export function temporaryFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-storage-"));
    folders.push(folder);
    return folder;
  };
}
