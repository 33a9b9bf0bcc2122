// Checks with publint and are-the-types-wrong that the packed packages can be imported.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack, root } from "../pack.js";
import { commandOf } from "../tools.js";

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-package-"));

function run(name: string, args: readonly string[]): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(commandOf(name), args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

try {
  for (const source of [root, join(root, "packages/sandbox")]) {
    const { tarball } = pack(folder, source);
    run("publint", ["run", tarball, "--strict"]);
    run("attw", [tarball]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
