// Measures creations a second over HTTP, in memory, in a folder and with PostgreSQL, on one core: npm run -w packages/sandbox bench
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../test/support/postgres-server.js";
import { autocannon } from "./autocannon.js";
import { nextCreation } from "./creation.js";
import { creations, insertions, type Sender } from "./senders.js";
import { steadyP99 } from "./steady-load.js";

const CONNECTIONS = 50;

interface Case {
  readonly name: string;
  /** Arguments of the server. */
  readonly server: readonly string[];
  /** How many workspaces create campaigns in turn. */
  readonly workspaces: number;
  /** Creations a second that the sandbox should manage. */
  readonly goal: number;
}

const database = await startPostgres();
const inMemory = { workspaces: 1, goal: 5000 };
const cases: Case[] = [
  { name: "unchecked", server: ["unchecked"], ...inMemory },
  { name: "sandbox", server: ["sandbox"], ...inMemory },
];
const folder = await mkdtemp(join(tmpdir(), "sandbox-bench-"));
const places = [
  ["folder", folder] as const,
  ...(database === undefined ? [] : [["PostgreSQL", database.url] as const]),
];
for (const [place, address] of places) {
  for (const workspaces of [1, 50]) {
    const name = `sandbox, ${place}, ${workspaces} workspace${workspaces === 1 ? "" : "s"}`;
    cases.push({ name, server: ["sandbox", address], workspaces, goal: 500 });
  }
}

const canPin = cpus().length > 1 && spawnSync("taskset", ["--version"]).status === 0;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(server: readonly string[]): Promise<Started> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), server, { execArgv: ["--import", "tsx"] });
  const [url] = (await once(child, "message")) as [string];
  if (canPin) spawnSync("taskset", ["-cp", "0", String(child.pid)]);
  return { child, url: `${url}/core-services/v1/campaigns` };
}

interface Measured {
  /** Per second of real time. */
  readonly perSecond: number;
  /** Per second of the server's CPU time: what one core can do, even on a busy machine. */
  readonly perCpuSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Sends requests over all connections as fast as the server answers. */
async function measure({ child, url }: Started, workspaces: number, amount: number): Promise<Measured> {
  const cpuBefore = await ask(child, "reset");
  const result = await autocannon({
    url,
    requests: [{ method: "POST", setupRequest: (request) => ({ ...request, ...nextCreation(workspaces) }) }],
    connections: CONNECTIONS,
    amount,
  });
  const cpu = (await ask(child, "cpu")) - cpuBefore;
  const { non2xx, errors, requests: made, latency } = result;
  if (made.total === 0 || non2xx > 0 || errors > 0) throw new Error(`${non2xx} not created, ${errors} errors`);
  return { perSecond: made.total / result.duration, perCpuSecond: made.total / cpu, p99: latency.p99 };
}

/** The 99th percentile at a steady rate, over four seconds after two of warm-up. */
async function measureSteady({ send, end }: Sender, rate: number): Promise<string> {
  await steadyP99(send, rate, 2 * rate);
  const p99 = await steadyP99(send, rate, 4 * rate);
  await end();
  return p99.toFixed(1);
}

/** Asks the server how many seconds of CPU time it has used, after a reset if that is the question. */
async function ask(child: ChildProcess, question: "reset" | "cpu"): Promise<number> {
  child.send(question);
  const [seconds] = (await once(child, "message")) as [number];
  return seconds;
}

if (canPin) spawnSync("taskset", ["-cp", "1", String(process.pid)]);
console.log(`${canPin ? "server on one core, load from another" : "server and load share the cores"}\n`);
console.log("| server | creations a second | of its CPU time | p99 in ms | p99 in ms at half of the goal |");
console.log("|---|---|---|---|---|");
for (const { name, server, workspaces, goal } of cases) {
  const started = await start(server);
  try {
    // The first two seconds warm the server up; the next four count.
    await measure(started, workspaces, 2 * goal);
    const full = await measure(started, workspaces, 4 * goal);
    await ask(started.child, "reset");
    const half = await measureSteady(creations(started.url, workspaces), goal / 2);
    const [perSecond, perCpuSecond] = [full.perSecond, full.perCpuSecond].map((rate) =>
      Math.round(rate).toLocaleString("en"),
    );
    console.log(`| ${name} | ${perSecond} | ${perCpuSecond} | ${full.p99} | ${half} |`);
  } finally {
    started.child.kill();
    await once(started.child, "exit");
  }
}
if (database !== undefined) {
  console.log(`| PostgreSQL alone, 250 a second | | | | ${await measureSteady(await insertions(database.url), 250)} |`);
}
await database?.stop();
await rm(folder, { recursive: true });
