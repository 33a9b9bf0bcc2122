import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pack } from "../../scripts/pack.js";
import { fileOf } from "../libraries.js";
import { writeRequests } from "../ndjson/input.js";
import { type Measured, report } from "./report.js";

/** A way to check many requests: the example that shows it, and the program here that times it there. */
interface Way {
  readonly title: string;
  readonly example: string;
  readonly program: string;
  readonly args: readonly string[];
  /** The processes or threads that check at the same time. */
  readonly workers: number;
}

const ways: readonly Way[] = [
  ...[1, 2].map((workers) => ({
    title: "`check --ndjson`",
    example: "pipes",
    program: "command",
    args: [String(workers)],
    workers,
  })),
  ...[1, 2].map((workers) => ({
    title: "`check --ndjson`, by `xargs -P`",
    example: "pipes",
    program: "xargs",
    args: [String(workers)],
    workers,
  })),
  { title: "ClickHouse, `executable`", example: "clickhouse", program: "clickhouse", args: ["table"], workers: 1 },
  { title: "ClickHouse, a pool of two", example: "clickhouse", program: "clickhouse", args: ["pool"], workers: 2 },
  { title: "DuckDB, a scalar function", example: "duckdb", program: "duckdb", args: [], workers: 1 },
  { title: "QuickJS, the single file", example: "quickjs", program: "quickjs", args: [], workers: 1 },
];

const { values } = parseArgs({ options: { size: { type: "string", default: "200" } } });
const megabytes = Number(values.size);

const base = mkdtempSync(join(tmpdir(), "campaign-rules-anywhere-"));
try {
  const input = join(base, "requests.ndjson");
  const lines = writeRequests(input, megabytes * 1e6);
  // Growth with the input shows in a file of half the size.
  const half = join(base, "half.ndjson");
  const halfLines = writeRequests(half, (megabytes / 2) * 1e6);
  const { tarball } = pack(base);
  const projects = new Map(
    [...new Set(ways.map(({ example }) => example))].map((name) => [name, install(name, tarball)]),
  );
  const measured = ways.map(({ title, example, program, args, workers }): Measured => {
    process.stderr.write(`${title}, ${workers}\n`);
    const project = projects.get(example) as string;
    const secondsOf = (file: string, count: number) => timed(project, program, [file, String(count), ...args]);
    const [halfSeconds, seconds] = [secondsOf(half, halfLines), secondsOf(input, lines)];
    return { title, workers, perSecond: lines / seconds, halfPerSecond: halfLines / halfSeconds };
  });
  const text = report(megabytes, lines, measured);
  writeFileSync(fileOf("ANYWHERE.md"), text);
  process.stdout.write(text);
} finally {
  rmSync(base, { recursive: true, force: true });
}

/** A copy of an example with the packed package in it. */
function install(example: string, tarball: string): string {
  const project = join(base, example);
  cpSync(fileOf(`../examples/${example}`), project, { recursive: true });
  cpSync(fileOf("anywhere/programs"), project, { recursive: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", tarball], { cwd: project, stdio: "ignore" });
  return project;
}

/** The seconds that a program needs, as it prints them. It fails if an answer is missing. */
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
