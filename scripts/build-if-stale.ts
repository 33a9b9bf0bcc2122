// Builds the packages if a source is newer than the last build. `npm ci` prepares this package twice, as the root and
// as a workspace, and `npm test` often follows a build. `npx campaign-rules` prepares it once more. With --no-dts and in
// these two, it builds no declarations of types, which take most of the time: `dist` then has none, so nothing can read
// old ones. Packing builds them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

const root = fileURLToPath(new URL("..", import.meta.url));
const { npm_command: command, npm_lifecycle_event: event } = process.env;
const isForUse = command === "ci" || (command === "exec" && event === "prepare");
const withTypes = !isForUse && !process.argv.includes("--no-dts");

/** Exists if everything has been built, and has the time at which the build began. `npm ci` removes it. */
const LAST = `${root}node_modules/.cache/campaign-rules/built`;

/** The folders of the packages, in the order in which they are built. */
const packages = ["", "packages/action/", "packages/language-server/", "packages/mcp/", "packages/sandbox/"];
const declarations = ["dist/index.d.ts", "packages/sandbox/dist/index.d.ts"];

const sources = [
  "{src,packages/*/src,packages/*/scripts,scripts/one-file}/**",
  "scripts/*.ts",
  "packages/*/{package.json,tsup.config.ts}",
  "docs/{rules,readings}.md",
  "{package,package-lock,tsconfig}.json",
  "tsup.config.ts",
];

function isStale(): boolean {
  const built = [...packages.map((folder) => `${folder}dist`), ...(withTypes ? declarations : [])];
  if (!existsSync(LAST) || built.some((path) => !existsSync(`${root}${path}`))) return true;
  const last = statSync(LAST).mtimeMs;
  // The time of a folder tells when a file in it was deleted.
  const paths = globSync(sources, { cwd: root, absolute: true, onlyFiles: false });
  return paths.some((path) => statSync(path).mtimeMs >= last);
}

if (isStale()) {
  const start = new Date();
  rmSync(LAST, { force: true });
  for (const folder of packages) {
    const args = ["run", "build", ...(withTypes ? [] : ["--", "--no-dts"])];
    const { status } = spawnSync("npm", args, { cwd: `${root}${folder}`, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
  mkdirSync(dirname(LAST), { recursive: true });
  writeFileSync(LAST, "");
  utimesSync(LAST, start, start);
}
