import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { fileKindOf } from "../../src/cli/file-kind-of.js";
import { printerOf } from "../../src/cli/formats/printer-of.js";
import { uncolored } from "../../src/cli/formats/summary.js";
import { Totals } from "../../src/cli/formats/totals.js";
import { renderBriefly, renderLine } from "../../src/cli/ndjson/render-line.js";
import { resultSchema } from "../../src/cli/result-schema.js";
import type { UpdateContext } from "../../src/index.js";
import { checkText } from "../../src/text/request/check-text.js";
import { Places } from "../../src/text/request/places.js";
import { Source } from "../../src/text/request/source.js";
import { fixturesIn } from "../support/fixtures.js";
import { file, run, words } from "./run.js";

const isResult = new Ajv2020({ strict: true, allErrors: true }).compile(resultSchema);

function expectResult(value: unknown): void {
  isResult(value);
  expect(isResult.errors, JSON.stringify(value)).toBeNull();
}

interface Fixture {
  readonly body?: unknown;
  readonly patch?: unknown;
  readonly request?: unknown;
  readonly context?: UpdateContext;
}

const folders = [
  ...["create/valid", "create/invalid", "create/advice", "create/shape"],
  ...["update/valid", "update/invalid", "update/advice", "request/valid", "request/invalid"],
];

describe.each(folders)("the results for fixtures in %s have the schema", (folder) => {
  it.each(fixturesIn<Fixture>(folder))("%s", async (_, { body, patch, request, context = {} }) => {
    const { campaign, ...others } = context;
    const operation = folder.startsWith("update") ? "update" : "create";
    const options = { operation, request: request !== undefined } as const;
    const kind = fileKindOf(options, { ...others, lint: true }, undefined, campaign);
    const source = new Source(JSON.stringify(request ?? patch ?? body));
    const result = checkText({ file: "a.json", line: 1 }, source, kind);
    expectResult(JSON.parse(renderLine(result)));
    expectResult(JSON.parse(renderLine(result, { "/id": "null" })));
    expectResult(JSON.parse(renderBriefly(result)));
    const printer = await printerOf("json", { colors: uncolored, isWritten: false, isVerbose: true });
    printer.each(result, new Places("a.json", source, kind, undefined));
    for (const entry of JSON.parse(printer.all(Totals.of([result]), [result])) as unknown[]) expectResult(entry);
  });
});

describe("the output of the command conforms to the schema that it prints", () => {
  const printed = run(["schema", "result"]);

  it("which is that of the sources", () => {
    expect(printed).toEqual({ status: 0, stdout: `${JSON.stringify(resultSchema, null, 2)}\n`, stderr: "" });
  });

  const samples = "samples/push-one-time.json samples/push-with-mistakes.json";
  const malformed = file("result-malformed.json", "{");
  const repeated = file("result-repeated.json", '{ "channel": 1, "channel": 2 }');
  const lines = file("result-lines.ndjson", '{ "channel": 1 }\n\n{\n{ "a": { "channel": "PUSH" }, "id": 7 }\n');
  it.each([
    `--format json ${samples} ${malformed} ${repeated}`,
    `--format json --fix-dry-run ${samples}`,
    `--format json --quiet ${samples}`,
    `--ndjson ${lines}`,
    `--ndjson --brief ${lines}`,
    `--ndjson --body-at /a --keep /id ${lines}`,
    `--ndjson --brief --body-at /a --keep /id ${lines}`,
  ])("check %s", (line) => {
    const { stdout } = run(words(`check ${line}`));
    const results = line.startsWith("--ndjson") ? stdout.trimEnd().split("\n") : [stdout];
    const entries = results.flatMap((text) => JSON.parse(text) as unknown);
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) expectResult(entry);
  });

  it("plan, if the update is forbidden", () => {
    const campaigns = "samples/stored-campaign.json samples/desired-campaign.json";
    expectResult(JSON.parse(run(words(`plan --format json --state STOPPED ${campaigns}`)).stdout));
  });
});

describe("the schema rejects", () => {
  const accepted = { file: "a", line: 1, ok: true, violations: [], warnings: [], skipped: [] };
  const valid = JSON.parse(renderLine(accepted)) as object;

  it.each<[string, object]>([
    ["another version", { schemaVersion: 2 }],
    ["a member that is not documented", { extra: 1 }],
    ["a rejected request without a violation", { ok: false }],
    ["a status of an accepted request", { status: 400, body: {} }],
    ["a finding of another shape", { warnings: [{ rule: "a" }] }],
  ])("%s", (_, members) => {
    expectResult(valid);
    expect(isResult({ ...valid, ...members })).toBe(false);
  });
});
