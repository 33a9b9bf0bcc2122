import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fileOf } from "../libraries.js";
import { writeRequests } from "./input.js";
import { buildPrograms, type Checking, check, type Parsing, parseLoop } from "./programs.js";
import { report, type Way } from "./report.js";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    /** Of the input, in MB. */
    size: { type: "string" },
    rounds: { type: "string" },
  },
});
const megabytes = Number(values.size ?? (values.quick ? 50 : 1000));
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));

const ways: readonly Way[] = [
  { title: "one core", isOneCore: true, args: [] },
  { title: "one core, `--no-lint`", isOneCore: true, args: ["--no-lint"] },
  { title: `${availableParallelism()} cores`, isOneCore: false, args: [] },
  { title: `${availableParallelism()} cores, \`--no-lint\``, isOneCore: false, args: ["--no-lint"] },
];

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-bench-"));
try {
  await buildPrograms();
  const [input, output] = [join(folder, "requests.ndjson"), join(folder, "results.ndjson")];
  say(`writing ${megabytes} MB of requests`);
  const lines = writeRequests(input, megabytes * 1e6);

  const parsings: Parsing[] = [];
  const checkings = new Map<Way, Checking[]>(ways.map((way) => [way, []]));
  // They take turns, so that other programs on the machine slow all of them down equally.
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}: the bare loop`);
    parsings.push(parseLoop(input));
    for (const [way, results] of checkings) {
      say(`round ${round} of ${rounds}: ${way.title}`);
      results.push(await check(input, output, way.isOneCore, way.args));
      const found = await linesIn(output);
      if (found !== lines) throw new Error(`${found} results for ${lines} requests`);
    }
  }
  const text = report({ isQuick: values.quick, megabytes, lines, parsings, checkings });
  writeFileSync(fileOf("NDJSON.md"), text);
  process.stdout.write(text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function linesIn(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf("\n"); at !== -1; at = chunk.indexOf("\n", at + 1)) lines++;
  }
  return lines;
}

function say(what: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}\n`);
}
