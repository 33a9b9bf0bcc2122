// Makes thousands of changes to src with Stryker, one at a time, and lists those that no test finds. Fails if tests find
// fewer than 95 %. Arguments are files; without any, the core is mutated, which takes hours. With --since REF, only files
// that have changed since then. A change without an observable effect has a comment for Stryker beside the code.
//
// The files of each folder are mutated together, first with the tests beside them. What these do not find is tried
// again with all tests.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type FileResult, type Mutant, mutantsIn, scoreOf, survivorsOf, withLaterResults } from "./mutation/mutants.js";
import { install } from "./tools.js";

/** Least part of the changes that tests must find, in percent. */
const LEAST = 95;

/** The folders that are mutated unless files are given. */
const CORE = ["engine", "structure", "errors", "rules", "operations"];

const cwd = fileURLToPath(new URL("..", import.meta.url));
const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(inRepository(path), "utf8");

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: "string" } } });
const { since } = values;
const files = (since !== undefined ? changedSince(since) : positionals.length > 0 ? positionals : core()).filter(
  (file) => file.endsWith(".ts") && !file.startsWith("src/generated/") && existsSync(inRepository(file)),
);
if (files.length === 0) {
  console.log("nothing to mutate");
} else {
  install("tools/mutation");
  process.exitCode = mutate() ? 0 : 1;
}

/** Whether tests find enough of the changes. */
function mutate(): boolean {
  const folders = [...new Set(files.map((file) => posix.dirname(file)))];
  const first = folders.flatMap((folder) => {
    const inFolder = files.filter((file) => posix.dirname(file) === folder);
    console.log(`${folder}: with the tests beside it`);
    return run(inFolder, { MUTATED: inFolder.join(",") });
  });
  const survivors = survivorsOf(first);
  console.log(`${survivors.length} survivors: with all tests`);
  const ranges = [...new Set(survivors.map(({ range }) => range))];
  const mutants = withLaterResults(first, ranges.length === 0 ? [] : run(ranges, {}));

  for (const { place, replacement } of survivorsOf(mutants)) console.log(`${place}: ${replacement.slice(0, 200)}`);
  const { detected, all } = scoreOf(mutants);
  console.log(`tests found ${detected} of ${all} mutants (${((100 * detected) / all).toFixed(1)} %)`);
  return 100 * detected >= LEAST * all;
}

/** Runs Stryker. */
function run(mutate: readonly string[], env: Readonly<Record<string, string>>): Mutant[] {
  const options = ["scripts/mutation/stryker.config.json", "--mutate", mutate.join(",")];
  const { status } = spawnSync(`${cwd}tools/mutation/node_modules/.bin/stryker`, ["run", ...options], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`Stryker failed with ${mutate.join(", ")}`);
  const report = JSON.parse(read(".stryker/report.json")) as { files: Record<string, FileResult> };
  return Object.entries(report.files).flatMap(([path, file]) => mutantsIn(path, file));
}

function core(): string[] {
  return CORE.flatMap((folder) => {
    const paths = readdirSync(inRepository(`src/${folder}`), { recursive: true, encoding: "utf8" });
    return paths.map((path) => `src/${folder}/${path}`).sort();
  });
}

/** The files of src that have changed since a commit. */
function changedSince(commit: string): string[] {
  const options = ["diff", "--name-only", `${commit}...HEAD`, "--", "src"];
  return execFileSync("git", options, { cwd, encoding: "utf8" }).split("\n");
}
