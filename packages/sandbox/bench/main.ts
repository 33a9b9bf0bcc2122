// Measures creations a second over HTTP, in memory, on one core: npm run -w packages/sandbox bench
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

/** Creations after which the server is warm. */
const WARM_UP = 10_000;
/** Creations of each measurement. */
const MEASURED = 20_000;
const CONNECTIONS = 50;
const SERVERS = ["unchecked", "sandbox"] as const;
/** Half of the creations a second that the sandbox should manage. */
const HALF_OF_GOAL = 2500;

const root = new URL("../../../", import.meta.url);
const campaign = JSON.parse(readFileSync(new URL("samples/push-one-time.json", root), "utf8")) as object;
const canPin = cpus().length > 1 && spawnSync("taskset", ["--version"]).status === 0;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(kind: (typeof SERVERS)[number]): Promise<Started> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), [kind], { execArgv: ["--import", "tsx"] });
  const [url] = (await once(child, "message")) as [string];
  if (canPin) spawnSync("taskset", ["-cp", "0", String(child.pid)]);
  return { child, url };
}

interface Measured {
  /** Per second that passed. */
  readonly perSecond: number;
  /** Per second that the server computed: what one core can do, also on a machine that does other things. */
  readonly perCpuSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

const [before = "", after = ""] = JSON.stringify({ ...campaign, request_id: "REQUEST_ID" }).split("REQUEST_ID");
let requests = 0;

async function measure({ child, url }: Started, amount: number, rate?: number): Promise<Measured> {
  const cpuBefore = await ask(child, "reset");
  const result = await autocannon({
    url: `${url}/core-services/v1/campaigns`,
    requests: [
      {
        method: "POST",
        headers: {
          Authorization: `Basic ${btoa("W1:key")}`,
          "SVC-APPKEY": "W1",
          "Content-Type": "application/json",
        },
        setupRequest: (request) => ({ ...request, body: `${before}r-${++requests}${after}` }),
      },
    ],
    connections: CONNECTIONS,
    amount,
    ...(rate !== undefined && { overallRate: rate }),
  });
  const cpu = (await ask(child, "cpu")) - cpuBefore;
  const { non2xx, errors, requests: made, latency } = result;
  if (made.total === 0 || non2xx > 0 || errors > 0) throw new Error(`${non2xx} not created, ${errors} errors`);
  return { perSecond: made.total / result.duration, perCpuSecond: made.total / cpu, p99: latency.p99 };
}

/** Asks the server for the seconds that it has computed, after a reset if that is the question. */
async function ask(child: ChildProcess, question: "reset" | "cpu"): Promise<number> {
  child.send(question);
  const [seconds] = (await once(child, "message")) as [number];
  return seconds;
}

if (canPin) spawnSync("taskset", ["-cp", "1", String(process.pid)]);
console.log(`${canPin ? "server on one core, load from another" : "server and load share the cores"}\n`);
console.log("| server | creations a second | of its CPU time | p99 in ms | p99 in ms at 2,500 a second |");
console.log("|---|---|---|---|---|");
for (const kind of SERVERS) {
  const started = await start(kind);
  try {
    await measure(started, WARM_UP);
    const full = await measure(started, MEASURED);
    const half = await measure(started, MEASURED, HALF_OF_GOAL);
    const [perSecond, perCpuSecond] = [full.perSecond, full.perCpuSecond].map((rate) =>
      Math.round(rate).toLocaleString("en"),
    );
    console.log(`| ${kind} | ${perSecond} | ${perCpuSecond} | ${full.p99} | ${half.p99} |`);
  } finally {
    started.child.kill();
  }
}
