// Runs the test of each project in `examples`, or of those that are named, in a copy that has the packed package installed.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pack, root } from "./pack.js";

const folder = join(root, "examples");
const entries = readdirSync(folder, { withFileTypes: true });
const projects = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const base = mkdtempSync(join(tmpdir(), "campaign-rules-examples-"));

/** What earlier runs in the folder itself may have left. */
const MADE = new Set(["node_modules", "package-lock.json", "build"]);

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: "inherit" }).status === 0;
}

try {
  const { tarball } = pack(base);
  cpSync(join(root, "samples"), join(base, "samples"), { recursive: true });
  // What several tests need.
  for (const { name } of entries.filter((entry) => entry.isFile()))
    cpSync(join(folder, name), join(base, "examples", name));
  const named = process.argv.slice(2);
  const failed: string[] = [];
  for (const name of named.length > 0 ? named : projects.sort()) {
    console.log(`\n== ${name}`);
    const project = join(base, "examples", name);
    cpSync(join(folder, name), project, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
    const isPassed =
      run("npm", ["install", "--no-audit", "--no-fund", tarball], project) && run("npm", ["test"], project);
    if (!isPassed) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
} finally {
  rmSync(base, { recursive: true, force: true });
}
