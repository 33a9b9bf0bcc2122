// Makes thousands of changes to src with Stryker, one at a time. Fails if a change that no test finds has no
// explanation. Arguments are files; without any, all of src is mutated, which takes hours. With --since REF, only files
// that have changed since then.
//
// The files of each folder are mutated together, first with the tests beside them. What these do not find is tried
// again with all tests.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { MutationTestResult } from "mutation-testing-report-schema";
import { type NamedMutant, namedMutants } from "./mutation/mutant-ids.js";
import { complaints, type Explanation, scoreOf, survivorsOf, withLaterResults } from "./mutation/survivors.js";

const least = 90;
const cwd = fileURLToPath(new URL("..", import.meta.url));
const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(inRepository(path), "utf8");

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: "string" } } });
const { since } = values;
const isAll = since === undefined && positionals.length === 0;
const files = (isAll ? allSources() : since === undefined ? positionals : changedSince(since)).filter(
  (file) => file.endsWith(".ts") && !file.startsWith("src/generated/") && existsSync(inRepository(file)),
);
if (files.length === 0) {
  console.log("nothing to mutate");
} else {
  process.exitCode = mutate() ? 0 : 1;
}

/** Whether tests find enough of the changes, and the rest is explained. */
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

  const explanations = JSON.parse(read("test/mutation-survivors.json")) as Explanation[];
  const problems = complaints(mutants, explanations, files);
  for (const problem of problems) console.log(problem);
  const { detected, all } = scoreOf(mutants);
  const percent = Math.floor((1000 * detected) / all) / 10;
  const statement = `${detected.toLocaleString("en")} of ${all.toLocaleString("en")} mutants (${percent} %)`;
  console.log(`tests found ${statement}; ${problems.length} problems`);
  if (!isAll) return problems.length === 0;
  const stated = /<!-- mutation score -->.*<!-- -->/u;
  const readme = read("README.md").replace(stated, `<!-- mutation score -->${statement}<!-- -->`);
  writeFileSync(inRepository("README.md"), readme);
  return problems.length === 0 && percent >= least;
}

/** Runs Stryker. */
function run(mutate: readonly string[], env: Readonly<Record<string, string>>): NamedMutant[] {
  const options = ["scripts/mutation/stryker.config.json", "--mutate", mutate.join(",")];
  const { status } = spawnSync("npx", ["stryker", "run", ...options], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`Stryker failed with ${mutate.join(", ")}`);
  const report = JSON.parse(read(".stryker/report.json")) as MutationTestResult;
  return Object.entries(report.files).flatMap(([path, file]) => namedMutants(path, file));
}

function allSources(): string[] {
  const paths = readdirSync(inRepository("src"), { recursive: true, encoding: "utf8" });
  return paths.map((path) => `src/${path}`).sort();
}

/** The files of src that have changed since a commit. */
function changedSince(commit: string): string[] {
  const options = ["diff", "--name-only", `${commit}...HEAD`, "--", "src"];
  return execFileSync("git", options, { cwd, encoding: "utf8" }).split("\n");
}
