// Changes src in thousands of ways, one at a time, with Stryker, and wants an explanation for each change that no test
// finds. Arguments are files; without any all of src is changed, which takes hours. With --since REF, only what was
// changed since then. Mutants whose code and tests are as in the last run keep their result; --force tries all again.
//
// Stryker's own runner for vitest replaced one of ours, which kept the tests compiled in one process. On two busy cores,
// of src/rules/gmail/promotional-only.ts, both find all of 21 mutants: ours in 3 min 42 s (16 s of it for the mutants, the
// rest for its dry run of all tests), Stryker's in 4 min 46 s (3 min 20 s for the mutants) with `isolate: false`, and in
// 10 min 33 s with six false timeouts without. A change costs about the same; all of src more, which is seldom asked for.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { MutationTestResult } from "mutation-testing-report-schema";
import { complaints, type Explanation, scoreOf, survivorsOf } from "./mutation/survivors.js";

const least = 90;
const cwd = fileURLToPath(new URL("..", import.meta.url));
const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(inRepository(path), "utf8");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, force: { type: "boolean", default: false } },
});
const { since } = values;
const files = since === undefined ? positionals : changedSince(since);
if (since !== undefined && files.length === 0) {
  console.log(`nothing to mutate has changed since ${since}`);
} else {
  process.exitCode = mutate() ? 0 : 1;
}

/** Whether tests find enough of the changes, and the rest is explained. */
function mutate(): boolean {
  const options = [...(files.length > 0 ? ["--mutate", files.join(",")] : []), ...(values.force ? ["--force"] : [])];
  const { status } = spawnSync("npx", ["stryker", "run", "--incremental", ...options], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...(files.length > 0 && { MUTATED: files.join(",") }) },
  });
  if (status !== 0) return false;

  const report = JSON.parse(read(".stryker/report.json")) as MutationTestResult;
  const asked = files.length > 0 ? files : Object.keys(report.files);
  const ofAsked = {
    ...report,
    files: Object.fromEntries(Object.entries(report.files).filter(([file]) => asked.includes(file))),
  };
  const explanations = JSON.parse(read("test/mutation-survivors.json")) as Explanation[];
  const problems = complaints(survivorsOf(ofAsked), explanations, asked);
  for (const problem of problems) console.log(problem);

  const { detected, all } = scoreOf(ofAsked);
  const percent = Math.floor((1000 * detected) / all) / 10;
  const statement = `${detected.toLocaleString("en")} of ${all.toLocaleString("en")} mutants (${percent} %)`;
  console.log(`tests found ${statement}; ${problems.length} problems`);
  if (files.length > 0) return problems.length === 0;
  const stated = /<!-- mutation score -->.*<!-- -->/u;
  const readme = read("README.md").replace(stated, `<!-- mutation score -->${statement}<!-- -->`);
  writeFileSync(inRepository("README.md"), readme);
  return problems.length === 0 && percent >= least;
}

/** The sources that differ from a commit's, and that Stryker mutates. */
function changedSince(commit: string): string[] {
  const listed = execFileSync("git", ["diff", "--name-only", `${commit}...HEAD`, "--", "src"], {
    cwd,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => file.endsWith(".ts") && !file.startsWith("src/generated/") && existsSync(inRepository(file)));
}
