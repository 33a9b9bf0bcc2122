// Makes thousands of changes to src with Stryker, one at a time, and lists those that no test finds. Fails if tests find
// fewer than 95 %. Arguments are files; without any, the core is mutated, which takes hours. With --since REF, only files
// that have changed since then. With --sample N, only N of the changes, which differ by --seed. A change without an
// observable effect has a comment for Stryker beside the code.
//
// The files of each folder are mutated together, first with the tests beside them. What these do not find is tried
// again with all tests.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import fc from "fast-check";
import {
  type FileResult,
  keyOf,
  type Mutant,
  mutantsIn,
  scoreOf,
  survivorsOf,
  withLaterResults,
} from "./mutation/mutants.js";
import { install } from "./tools.js";

/** Least part of the changes that tests must find, in percent. */
const LEAST = 95;

/** The folders that are mutated unless files are given. */
const CORE = ["engine", "structure", "errors", "rules", "operations"];

const INSTRUMENTER = "tools/mutation/node_modules/@stryker-mutator/instrumenter/dist/src/index.js";

const cwd = fileURLToPath(new URL("..", import.meta.url));
const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(inRepository(path), "utf8");

const string = { type: "string" } as const;
const options = { since: string, sample: string, seed: string };
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const { since, sample, seed = "1" } = values;
const files = (since !== undefined ? changedSince(since) : positionals.length > 0 ? positionals : core()).filter(
  (file) => file.endsWith(".ts") && !file.startsWith("src/generated/") && existsSync(inRepository(file)),
);
if (files.length === 0) {
  console.log("nothing to mutate");
} else {
  install("tools/mutation");
  process.exitCode = mutate(sample === undefined ? undefined : await pick(Number(sample))) ? 0 : 1;
}

/** A random part of the mutants in the files. */
async function pick(length: number): Promise<Mutant[]> {
  const { Instrumenter } = await import(inRepository(INSTRUMENTER).href);
  const instrumenter = new Instrumenter({ debug() {}, info() {}, isDebugEnabled: () => false });
  const all: Mutant[] = [];
  for (const name of files) {
    const file = [{ name, mutate: true, content: read(name) }];
    const { mutants } = await instrumenter.instrument(file, { excludedMutations: [], ignorers: [] });
    all.push(...mutantsIn(name, { mutants }, 0).filter(({ status }) => status === "Pending"));
  }
  console.log(`${length} of ${all.length} mutants, with seed ${seed}`);
  const samples = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  return fc.sample(samples, { seed: Number(seed), numRuns: 1 }).flat();
}

/** Whether tests find enough of the changes. */
function mutate(picked: readonly Mutant[] | undefined): boolean {
  const folders = [...new Set(files.map((file) => posix.dirname(file)))];
  const first = folders.flatMap((folder) => {
    const inFolder = files.filter((file) => posix.dirname(file) === folder);
    const mutants = picked?.filter(({ path }) => inFolder.includes(path));
    if (mutants?.length === 0) return [];
    console.log(`${folder}: with the tests beside it`);
    return run(mutants ?? inFolder, { MUTATED: inFolder.join(",") });
  });
  const survivors = survivorsOf(first);
  console.log(`${survivors.length} survivors: with all tests`);
  const mutants = withLaterResults(first, survivors.length === 0 ? [] : run(survivors, {}));

  for (const { place, replacement } of survivorsOf(mutants)) {
    console.log(`${place}: ${replacement.replace(/\s+/gu, " ").slice(0, 200)}`);
  }
  const { detected, all } = scoreOf(mutants);
  console.log(`tests found ${detected} of ${all} mutants (${((100 * detected) / all).toFixed(1)} %)`);
  return 100 * detected >= LEAST * all;
}

/** Runs Stryker with all mutants of files, or with some mutants. */
function run(mutate: readonly (string | Mutant)[], env: Readonly<Record<string, string>>): Mutant[] {
  const mutants = mutate.filter((each) => typeof each !== "string");
  const ranges = [...new Set(mutate.map((each) => (typeof each === "string" ? each : each.range)))];
  // The copy with the mutants is outside the repository: reports name files from its top.
  const copy = join(tmpdir(), "campaign-rules-mutants");
  const options = ["scripts/mutation/stryker.config.json", "--tempDirName", copy, "--mutate", ranges.join(",")];
  if (mutants.length > 0) {
    mkdirSync(inRepository(".stryker"), { recursive: true });
    writeFileSync(inRepository(".stryker/listed.json"), JSON.stringify(mutants.map(keyOf)));
    options.push("--checkers", "listed");
  }
  const { status } = spawnSync(`${cwd}tools/mutation/node_modules/.bin/stryker`, ["run", ...options], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`Stryker failed with ${ranges.join(", ")}`);
  const report = JSON.parse(read(".stryker/report.json")) as { files: Record<string, FileResult> };
  return Object.entries(report.files).flatMap(([path, file]) => mutantsIn(path, file, 1));
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
