// Runs all tests, and reports which lines and branches of src they reach, including those that the command line reaches
// in separate processes. Fails if a test fails, or if too few lines or branches are reached. Random tests have the
// budgets of `npm test`: more runs reach no more lines, and instrumented code is slow. Options are passed to vitest.
//
// With either provider, vitest counts only what its own workers run: https://github.com/vitest-dev/vitest/issues/7064
// So each process writes its counts when it ends, and this script adds them.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCounting, noCounts } from "./code-coverage/build.js";
import type { Counts, Istanbul } from "./code-coverage/istanbul.js";
import { fromTools, install } from "./tools.js";

install("tools");
const { createCoverageMap } = fromTools("istanbul-lib-coverage") as Istanbul["coverage"];
const { createContext } = fromTools("istanbul-lib-report") as Istanbul["report"];
const { createSourceMapStore } = fromTools("istanbul-lib-source-maps") as Istanbul["sourceMaps"];
const { create } = fromTools("istanbul-reports") as Istanbul["reports"];

/** The least coverage, in per cent. */
const least = { lines: 99, branches: 98 };
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "coverage");
const children = join(folder, "children");

rmSync(folder, { recursive: true, force: true });
mkdirSync(children, { recursive: true });
// Some tests run the command line as a user without privileges, who must be able to write counts here too.
chmodSync(children, 0o777);
await buildCounting(
  { cli: join(root, "src/cli/main.ts"), "ndjson-worker": join(root, "src/cli/ndjson/worker-main.ts") },
  join(folder, "dist"),
);

const tests = spawnSync(
  "npx",
  ["vitest", "run", "--config", "scripts/code-coverage/vitest.config.ts", ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_OPTIONS: `--require "${fileURLToPath(new URL("code-coverage/children.cjs", import.meta.url))}"`,
    },
  },
);

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const counted = await noCounts();
for (const name of readdirSync(children)) {
  if (name.endsWith(".json")) for (const counts of read(join(children, name)) as Counts[]) add(counts);
}
const all = await createSourceMapStore().transformCoverage(createCoverageMap(counted));

/**
 * Adds the counts of one process in a file to those of the others. The library's own merge compares the maps too, which
 * would take 50 ms for each process.
 */
function add({ path, s, f, b }: Counts): void {
  const sum = counted[path] as Counts;
  for (const [key, times] of Object.entries(s)) sum.s[key] = (sum.s[key] ?? 0) + times;
  for (const [key, times] of Object.entries(f)) sum.f[key] = (sum.f[key] ?? 0) + times;
  for (const [key, times] of Object.entries(b)) {
    sum.b[key] = times.map((one, index) => one + (sum.b[key]?.[index] ?? 0));
  }
}

const context = createContext({ dir: folder, coverageMap: all });
create("text", { skipFull: true }).execute(context);
create("html").execute(context);
const { lines, branches } = all.getCoverageSummary();
console.log(
  `lines ${lines.pct} % (at least ${least.lines} %), branches ${branches.pct} % (at least ${least.branches} %)`,
);
if (tests.status !== 0) console.log("but some tests failed");
const isEnough = lines.pct >= least.lines && branches.pct >= least.branches;
process.exit(tests.status === 0 && isEnough ? 0 : 1);
