import { readFileSync } from "node:fs";
import { PerformanceObserver } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Allocation, Answers, Loaded, Question, Times } from "./messages.js";
import { merged, type Peer } from "./peers/peer.js";
import type { Body } from "./rows.js";
import { timedWorkspace } from "./workspace.js";

// Runs one library in a separate process. It works only when asked, so that one library works at a time. Without a
// library, the process is idle: it only parses.
const [module, name = "validator"] = process.argv.slice(2);
const peer = module === undefined ? undefined : ((await import(pathToFileURL(module).href)) as Peer & Ways);
const way = peer?.[name];
if (peer !== undefined && way === undefined) throw new Error(`${module} exports no ${name}`);
const create = way?.(timedWorkspace) ?? (() => []);
const update =
  peer?.updater?.(timedWorkspace) ??
  ((patch: object, stored: object): readonly unknown[] => create(merged(patch, stored)));

/** Ways to call a library, by name. */
type Ways = Readonly<Record<string, Peer["validator"] | undefined>>;

/** Bodies are parsed just before they are validated, few enough at a time to stay in the processor's cache. */
const CHUNK_BYTES = 32 * 1024;

type Chunk = readonly Body[];

const rows = new Map<string, { readonly bodies: readonly Body[]; readonly chunks: readonly Chunk[] }>();

/** Keeps the compiler from removing calls whose results are not used. */
let problems = 0;

function load(row: string, path: string): Loaded {
  const bodies = JSON.parse(readFileSync(path, "utf8")) as Body[];
  rows.set(row, { bodies, chunks: chunksOf(bodies) });
  return { refused: bodies.filter((body) => validate(parsed(body)).length > 0).length };
}

function chunksOf(bodies: readonly Body[]): Chunk[] {
  const chunks: Body[][] = [];
  let chunk: Body[] = [];
  let bytes = 0;
  for (const body of bodies) {
    // A single body is copied often enough for its time to be measurable.
    const copies = bodies.length > 1 ? 1 : Math.ceil(CHUNK_BYTES / body.text.length);
    for (let copy = 0; copy < copies; copy++) chunk.push(body);
    bytes += (body.text.length + (body.stored?.length ?? 0)) * copies;
    if (bytes < CHUNK_BYTES) continue;
    chunks.push(chunk);
    chunk = [];
    bytes = 0;
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}

interface Parsed {
  readonly body: unknown;
  readonly stored: unknown;
}

function parsed({ text, stored }: Body): Parsed {
  return { body: JSON.parse(text), stored: stored === undefined ? undefined : JSON.parse(stored) };
}

function validate({ body, stored }: Parsed): readonly unknown[] {
  return stored === undefined ? create(body) : update(body as object, stored as object);
}

/** Makes whole passes over a row for at least `milliseconds`. */
function time(row: string, milliseconds: number): Times {
  const { chunks } = found(row);
  const begin = performance.now();
  const sums = { parse: 0, parseCpu: 0, validate: 0, validateCpu: 0 };
  let bodies = 0;
  do {
    for (const chunk of chunks) {
      const [before, cpuBefore] = [performance.now(), cpuTime()];
      const objects = chunk.map(parsed);
      const [between, cpuBetween] = [performance.now(), cpuTime()];
      for (const object of objects) problems += validate(object).length;
      const [after, cpuAfter] = [performance.now(), cpuTime()];
      sums.parse += between - before;
      sums.parseCpu += cpuBetween - cpuBefore;
      sums.validate += after - between;
      sums.validateCpu += cpuAfter - cpuBetween;
      bodies += chunk.length;
    }
  } while (performance.now() - begin < milliseconds);
  return {
    parse: sums.parse / bodies,
    parseCpu: sums.parseCpu / bodies,
    validate: sums.validate / bodies,
    validateCpu: sums.validateCpu / bodies,
  };
}

/** Milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How much the heap grows during many calls on existing bodies. The young generation has room for everything. */
async function allocation(row: string, calls: number): Promise<Allocation> {
  const { bodies } = found(row);
  const objects = Array.from({ length: calls }, (_, index) => parsed(bodies[index % bodies.length] as Body));
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  collectGarbage();
  await pause(10);
  observer.observe({ entryTypes: ["gc"] });
  const before = process.memoryUsage().heapUsed;
  const between = process.memoryUsage().heapUsed;
  // An iterator would allocate something for each entry.
  for (let index = 0; index < calls; index++) problems += validate(objects[index] as Parsed).length;
  const after = process.memoryUsage().heapUsed;
  await pause(10);
  observer.disconnect();
  // The second reading shows what a reading itself allocates.
  return { bytesPerCall: (after - between - (between - before)) / calls, isSound: collections === 0 };
}

function collectGarbage(): void {
  if (globalThis.gc === undefined) throw new Error("needs --expose-gc");
  globalThis.gc();
}

function found(row: string) {
  const loaded = rows.get(row);
  if (loaded === undefined) throw new Error(`the row ${row} is not loaded`);
  return loaded;
}

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  switch (question.kind) {
    case "load":
      return load(question.row, question.path);
    case "time":
      return time(question.row, question.milliseconds);
    case "allocation":
      return allocation(question.row, question.calls);
  }
}

process.on("message", async (question: Question) => {
  process.send?.(await answer(question));
});
process.on("disconnect", () => {
  process.exit(problems >= 0 ? 0 : 1);
});
