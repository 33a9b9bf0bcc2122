// Tools that take longer to install than all else have projects of their own: `tools` those of a few checks and tests,
// `tools/mutation` Stryker. Whatever uses them installs them first. Tests do not, and skip what needs them.
//
//   tsx scripts/tools.ts COMMAND …            runs a command of `tools`
//   tsx scripts/tools.ts --install FOLDER …   only installs
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The projects with lock files of their own, by their folders. */
export const projects = ["tools", "tools/mutation", "playground", "packages/vscode", "site"] as const;

export type Project = (typeof projects)[number];

/** Whether a project has what its lock file says. */
export function isInstalled(project: Project): boolean {
  const made = `${root}${project}/node_modules/.package-lock.json`;
  return existsSync(made) && statSync(made).mtimeMs >= statSync(`${root}${project}/package-lock.json`).mtimeMs;
}

export function install(project: Project): void {
  if (isInstalled(project)) return;
  console.error(`installing ${project}`);
  execFileSync("npm", ["ci", "--prefix", project], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

/** The path of a command of `tools`. */
export function commandOf(name: string): string {
  install("tools");
  return `${root}tools/node_modules/.bin/${name}`;
}

/** A package of `tools`. Its types are the caller's, since it may not be installed when they are checked. */
export const fromTools: NodeJS.Require = createRequire(`${root}tools/package.json`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = "", ...args] = process.argv.slice(2);
  if (name === "--install") for (const folder of args) install(folder as Project);
  else process.exitCode = spawnSync(commandOf(name), args, { stdio: "inherit" }).status ?? 1;
}
