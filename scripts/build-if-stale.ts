// Builds the packages if a source is newer than the last build. `npm ci` prepares this package twice, as the root and
// as a workspace, and `npm test` often follows a build. With --no-dts, the declarations of types stay as they are: they
// take most of the time, and no test of `npm test` reads them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));

const withTypes = !process.argv.includes("--no-dts");

/** Written after everything is built, so that an interrupted build does not count. `npm ci` removes them. */
const stamps = `${root}node_modules/.cache/campaign-rules/`;
const [CODE, TYPES] = [`${stamps}built`, `${stamps}built-with-types`];

const sources = [
  "{src,packages/*/src}/**",
  "packages/*/{package.json,tsup.config.ts}",
  "scripts/*.ts",
  "{package,package-lock,tsconfig}.json",
  "tsup.config.ts",
];
/** The folders of the packages: the root, and those that `build:packages` names. */
const folders = ["", ...[...manifest.scripts["build:packages"].matchAll(/ -w (\S+)/gu)].map(([, name]) => `${name}/`)];

function isStale(): boolean {
  const stamp = withTypes ? TYPES : CODE;
  if (!existsSync(stamp) || folders.some((folder) => !existsSync(`${root}${folder}dist`))) return true;
  const last = statSync(stamp).mtimeMs;
  return globSync(sources, { cwd: root, absolute: true }).some((file) => statSync(file).mtimeMs >= last);
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

if (isStale()) {
  for (const folder of folders) {
    const cwd = `${root}${folder}`;
    if (withTypes) {
      run(cwd, "npm", "run", "build");
    } else {
      for (const file of globSync(["dist/**", "!**/*.d.{ts,cts}"], { cwd, absolute: true })) rmSync(file);
      run(cwd, "npx", "tsup", "--no-dts");
    }
  }
  mkdirSync(stamps, { recursive: true });
  for (const stamp of withTypes ? [CODE, TYPES] : [CODE]) writeFileSync(stamp, "");
}
