// Builds the packages, unless what is built is newer than everything that it is made from: `npm ci` prepares this package
// twice, as the root and as a workspace, and just before `npm test` it has been built.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = ["{src,packages/*/src}/**", "packages/*/{package.json,tsup.config.ts}", "scripts/*.ts"];
const settings = ["package.json", "package-lock.json", "tsconfig.json", "tsup.config.ts"];

const timesOf = (globs: string[]) =>
  globSync(globs, { cwd: root, absolute: true }).map((file) => statSync(file).mtimeMs);

const built = timesOf(["{dist,packages/*/dist}/**"]);
const isStale =
  !existsSync(`${root}dist/cli.js`) || Math.max(...timesOf([...sources, ...settings])) >= Math.min(...built);

if (isStale) {
  for (const script of ["build", "build:packages"]) {
    const { status } = spawnSync("npm", ["run", script], { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
}
