// Builds the packages if a source is newer than the last build. `npm ci` prepares this package twice, as the root and
// as a workspace, and `npm test` often follows a build.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));

/** Written after everything is built, so that an interrupted build does not count. `npm ci` removes it. */
const LAST = `${root}node_modules/.cache/campaign-rules/built`;

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
  if (!existsSync(LAST) || folders.some((folder) => !existsSync(`${root}${folder}dist`))) return true;
  const last = statSync(LAST).mtimeMs;
  return globSync(sources, { cwd: root, absolute: true }).some((file) => statSync(file).mtimeMs >= last);
}

if (isStale()) {
  for (const script of ["build", "build:packages"]) {
    const { status } = spawnSync("npm", ["run", script], { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
  mkdirSync(dirname(LAST), { recursive: true });
  writeFileSync(LAST, "");
}
