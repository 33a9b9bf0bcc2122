import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pack } from "../../scripts/pack.js";
import { fileOf } from "../libraries.js";
import { writeRequests } from "../ndjson/input.js";
import { type Measured, report } from "./report.js";
import { type Way, ways } from "./ways.js";

/** How often a way is tried until it meets its budget, because other programs may use the machine. */
const ATTEMPTS = 5;

const { values } = parseArgs({ options: { size: { type: "string" }, check: { type: "boolean", default: false } } });
const megabytes = Number(values.size ?? (values.check ? 40 : 200));

const base = mkdtempSync(join(tmpdir(), "campaign-rules-anywhere-"));
try {
  const { tarball } = pack(base);
  const projects = new Map(
    [...new Set(ways.map(({ example }) => example))].map((name) => [name, install(name, tarball)]),
  );
  const secondsOf = ({ example, program, args }: Way, { file, lines }: Input) =>
    timed(projects.get(example) as string, program, [file, String(lines), ...args]);
  if (values.check) check(secondsOf);
  else measure(secondsOf);
} finally {
  rmSync(base, { recursive: true, force: true });
}

interface Input {
  readonly file: string;
  readonly lines: number;
}

function inputOf(megabytes: number): Input {
  const file = join(base, `${megabytes}.ndjson`);
  return { file, lines: writeRequests(file, megabytes * 1e6) };
}

/** Writes the page. */
function measure(secondsOf: (way: Way, input: Input) => number): void {
  const input = inputOf(megabytes);
  // A file of half the size shows how the speed depends on the size.
  const half = inputOf(megabytes / 2);
  const measured = ways.map((way): Measured => {
    const { title, workers } = way;
    process.stderr.write(`${title}, ${workers}\n`);
    const halfPerSecond = half.lines / secondsOf(way, half);
    return { title, workers, perSecond: input.lines / secondsOf(way, input), halfPerSecond };
  });
  const text = report(megabytes, input.lines, measured);
  writeFileSync(fileOf("ANYWHERE.md"), text);
  process.stdout.write(text);
}

/** Fails if a way exceeds its budget in every attempt. The budget is a ratio, because machines differ. */
function check(secondsOf: (way: Way, input: Input) => number): void {
  const input = inputOf(megabytes);
  for (const way of ways) {
    const { budget } = way;
    if (budget === undefined) continue;
    const ratios: number[] = [];
    while (ratios.length < ATTEMPTS && !ratios.some((ratio) => ratio <= budget)) {
      const parsing = secondsOf({ ...way, program: "parse" }, input);
      ratios.push(secondsOf(way, input) / parsing);
    }
    const isWithin = ratios.some((ratio) => ratio <= budget);
    const took = ratios.map((ratio) => ratio.toFixed(1)).join(", ");
    console.log(`${isWithin ? "ok " : "not ok"} ${way.title}: ${took} times as long as parsing, at most ${budget}`);
    if (!isWithin) process.exitCode = 1;
  }
}

/** Copies an example, installs the packed package in the copy, and returns its path. */
function install(example: string, tarball: string): string {
  const project = join(base, example);
  cpSync(fileOf(`../examples/${example}`), project, { recursive: true });
  cpSync(fileOf("anywhere/programs"), project, { recursive: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", tarball], { cwd: project, stdio: "ignore" });
  return project;
}

/** The seconds that a program takes, as it prints them. The program fails if an answer is missing. */
function timed(project: string, program: string, args: readonly string[]): number {
  const { stdout, status } = spawnSync(process.execPath, [`${program}.js`, ...args], {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PATH: `${join(project, "node_modules/.bin")}:${process.env["PATH"]}` },
  });
  if (status !== 0) throw new Error(`${program} failed`);
  return Number(stdout);
}
