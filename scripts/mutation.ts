// Changes the engine in thousands of ways, one at a time, and counts which of the changes a test finds. Mutants whose
// code and tests are as in the last run keep their result; --force tries all again.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MutationTestResult } from "mutation-testing-report-schema";
import { complaints, type Explanation, scoreOf, survivorsOf } from "./mutation/survivors.js";

const least = 90;
const root = new URL("..", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const stryker = spawnSync("npx", ["stryker", "run", "--incremental", ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_OPTIONS: "--import tsx" },
});
if (stryker.status !== 0) process.exit(1);

const report = JSON.parse(read(".stryker/report.json")) as MutationTestResult;
const explanations = JSON.parse(read("test/mutation-survivors.json")) as Explanation[];
const { detected, all } = scoreOf(report);
const percent = Math.floor((1000 * detected) / all) / 10;

const problems = complaints(survivorsOf(report), explanations);
for (const problem of problems) console.log(problem);
if (percent < least) problems.push(`below ${least} %`);

const readme = read("README.md");
const stated = /<!-- mutation score -->.*<!-- -->/u;
const statement = `${detected.toLocaleString("en")} of ${all.toLocaleString("en")} mutants (${percent} %)`;
writeFileSync(new URL("README.md", root), readme.replace(stated, `<!-- mutation score -->${statement}<!-- -->`));
console.log(`tests found ${statement}; ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
