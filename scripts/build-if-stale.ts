// Builds dist before the tests, unless it is newer than everything that it is made from: after `npm ci` it is.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = ["src/**", "scripts/*.ts", "package.json", "package-lock.json", "tsconfig.json", "tsup.config.ts"];

const timesOf = (globs: string[]) =>
  globSync(globs, { cwd: root, absolute: true }).map((file) => statSync(file).mtimeMs);

const isStale = !existsSync(`${root}dist/cli.js`) || Math.max(...timesOf(sources)) >= Math.min(...timesOf(["dist/**"]));

if (isStale) process.exitCode = spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" }).status ?? 1;
