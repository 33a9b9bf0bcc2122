// Measures the cost of a keystroke in a file of 1 MB with 200 problems, in CPU time of server and client together,
// which share the process: npm run -w packages/language-server bench
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import {
  CodeActionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  InitializedNotification,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { serve } from "../src/server.js";
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

/** Milliseconds of CPU time. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-bench-"));
const [toServer, toClient] = [new PassThrough(), new PassThrough()];
serve(createConnection(ProposedFeatures.all, toServer, toClient));
const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
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

const costs: Record<string, number[]> = { "a keystroke": [], "the actions at the cursor": [] };
for (let round = -WARM_UP; round < MEASURED; round++) {
  const [typed, moved] = [await cpuOf(keystroke), await cpuOf(cursor)];
  if (round < 0) continue;
  costs["a keystroke"]?.push(typed);
  costs["the actions at the cursor"]?.push(moved);
}
console.log(
  `${(text.length / 1e6).toFixed(2)} MB, ${found} diagnostics; milliseconds of CPU time, median and extremes of ${MEASURED}`,
);
for (const [name, all] of Object.entries(costs))
  console.log(`${name}: ${median(all).toFixed(1)} (${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)})`);
connection.dispose();
rmSync(folder, { recursive: true });
process.exit();
