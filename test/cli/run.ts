import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the package, in which the command runs. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A folder for files of the test. */
export const folder = mkdtempSync(join(tmpdir(), "campaign-rules-"));

/** Runs the command as it is built. */
export function run(args: readonly string[], input = "", env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "dist/cli.js"), ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    input,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Writes a file of the test, and gives its path. */
export function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
