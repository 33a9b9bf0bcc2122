// Measures the cost of a keystroke in a file of 1.1 MB with 200 problems, in CPU time of the built server, which is a
// process of its own: npm run -w packages/language-server bench. Needs Linux.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  CodeActionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  InitializedNotification,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { sample } from "../test/support/samples.js";

const WARM_UP = 10;
const MEASURED = 20;
const SIZE = 1_000_000;

/** A campaign with enough filters to reach the size. Some of them have mistakes. */
function longCampaign(): string {
  const campaign = JSON.parse(sample("push-one-time.json")) as { segmentation_details: object };
  const filters: object[] = [];
  for (let length = 0; length < SIZE; length += JSON.stringify(filters.at(-1), null, 6).length) {
    const hasMistake = filters.length % 15 === 0;
    filters.push({
      filter_type: "user_attributes",
      name: `attribute_${filters.length}`,
      data_type: "string",
      operator: hasMistake ? "isGreaterThan" : "in",
      value: ["a", "b", filters.length],
      ...(filters.length % 15 === 7 && { colour: "red" }),
    });
  }
  campaign.segmentation_details = { included_filters: { filter_operator: "and", filters } };
  return JSON.stringify(campaign, null, 2);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The CPU time of all threads of the server so far, in milliseconds. */
function cpuNow(): number {
  const threads = readdirSync(`/proc/${server.pid}/task`);
  // The first field is the time in nanoseconds.
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${server.pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** Milliseconds of CPU time. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpuNow();
  await work();
  // What the answer leaves to do, such as collecting garbage, is part of its cost.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return cpuNow() - before;
}

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-bench-"));
const command = fileURLToPath(new URL("../bin/campaign-rules-language-server.js", import.meta.url));
const server = spawn(process.execPath, [command, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
const connection = createProtocolConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
);
connection.listen();
await connection.sendRequest(InitializeRequest.type, {
  ...{ processId: process.pid, rootUri: null, workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "bench" }] },
  capabilities: { textDocument: { diagnostic: {} } },
});
await connection.sendNotification(InitializedNotification.type, {});

const text = longCampaign();
const uri = pathToFileURL(join(folder, "long.campaign.json")).href;
const document = { uri, languageId: "json", version: 1, text };
await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: document });

let version = 1;
let found = 0;
/** Types a space before the name of the campaign, at the start of the file. */
async function keystroke(): Promise<void> {
  const line = text.slice(0, text.indexOf('"name"')).split("\n").length - 1;
  const start = { line, character: text.split("\n")[line]?.indexOf(": ") ?? 0 };
  await connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: ++version },
    contentChanges: [{ range: { start, end: start }, text: " " }],
  });
  const report = await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
  found = report.kind === "full" ? report.items.length : 0;
}

/** Sends the request that editors send when the cursor has moved. */
async function cursor(): Promise<void> {
  const place = { line: 3, character: 0 };
  const range = { start: place, end: place };
  await connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context: { diagnostics: [] } });
}

/** Sends the request of an outline, which editors that show one send after each change. */
async function outline(): Promise<void> {
  await connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
}

const steps = { "a keystroke": keystroke, "the actions at the cursor": cursor, "the outline": outline };
const costs = new Map<string, number[]>(Object.keys(steps).map((name) => [name, []]));
for (let round = -WARM_UP; round < MEASURED; round++) {
  for (const [name, step] of Object.entries(steps)) {
    const cost = await cpuOf(step);
    if (round >= 0) costs.get(name)?.push(cost);
  }
}
console.log(
  `${(text.length / 1e6).toFixed(2)} MB, ${found} diagnostics; milliseconds of CPU time, median and extremes of ${MEASURED}`,
);
for (const [name, all] of costs)
  console.log(`${name}: ${median(all).toFixed(1)} (${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)})`);
connection.dispose();
server.stdin.end();
rmSync(folder, { recursive: true });
process.exit();
