import { readFileSync } from "node:fs";
import draft4 from "ajv-draft-04";
import ajvFormats from "ajv-formats";
import fc from "fast-check";
import type { Log, ReportingDescriptor, Result } from "sarif";
import { describe, expect, it } from "vitest";
import { fileKindOf } from "../../../src/cli/file-kind-of.js";
import { printerOf } from "../../../src/cli/formats/printer-of.js";
import { uncolored } from "../../../src/cli/formats/summary.js";
import { Totals } from "../../../src/cli/formats/totals.js";
import { inputRules, rules } from "../../../src/reference/catalogue.js";
import { checkText } from "../../../src/text/request/check-text.js";
import { Places } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";
import { once } from "../../support/once.js";
import { file, run } from "../run.js";
import { manyProblems, printed, printedOfPatch, textOf } from "./printed.js";

const schemaUrl = new URL("sarif-schema/sarif-2.1.0-rtm.5.json", import.meta.url);
const schema = JSON.parse(readFileSync(schemaUrl, "utf8")) as object;
// A pattern in the schema has an unescaped bracket.
const isSarif = once(() =>
  ajvFormats.default(new draft4.default({ strict: false, unicodeRegExp: false })).compile(schema),
);

/** The only run of a log, which the official schema must accept. */
function runIn(text: string) {
  const log = JSON.parse(text) as Log;
  isSarif()(log);
  expect(isSarif().errors).toBeNull();
  const [first, ...others] = log.runs;
  expect(others).toEqual([]);
  if (first?.results === undefined) throw new Error("the log has no results");
  const descriptors: readonly ReportingDescriptor[] = first.tool.driver.rules ?? [];
  return { ...first, descriptors, results: first.results };
}

/** The rule, the place and the range of a result. */
function summaryOf({ ruleId, level, locations: [location] = [] }: Result) {
  const { artifactLocation, region } = location?.physicalLocation ?? {};
  const stretch = region && [region.startLine, region.startColumn, region.endLine, region.endColumn].join();
  return [level, ruleId, artifactLocation?.uri, stretch, location?.logicalLocations?.[0]?.fullyQualifiedName];
}

const sample = "samples/push-with-mistakes.json";

describe("--format sarif", () => {
  it("prints a log with a result for each finding, at its place", () => {
    const { status, stdout, stderr } = run(["check", "--format", "sarif", sample, "samples/push-one-time.json"]);
    expect([status, stderr]).toEqual([1, ""]);
    const { results, columnKind } = runIn(stdout);
    expect(columnKind).toBe("utf16CodeUnits");
    expect(results.map(summaryOf)).toEqual([
      ["error", "structure.format", sample, "5,17,5,31", "/created_by"],
      ["error", "structure.enum", sample, "8,19,8,28", "/basic_details/platforms/0"],
      ["error", "structure.required", sample, "6,3,6,18", "/basic_details/platform_specific_details"],
      ["error", "structure.format", sample, "33,19,33,41", "/scheduling_details/start_time"],
      ["error", "structure.type", sample, "37,30,37,36", "/delivery_controls/campaign_throttle_rpm"],
    ]);
    const message = 'created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @';
    expect(results[0]?.message.text).toBe(message);
    expect(results[0]?.locations?.[0]?.logicalLocations?.[0]?.name).toBe("created_by");
  });

  it("has no more results than GitHub accepts, errors first, and says how many are left out", async () => {
    const printer = await printerOf("sarif", { colors: uncolored, isWritten: false, isVerbose: true });
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`x${n}`, 1]));
    const kind = fileKindOf({ operation: "create" }, { lint: true }, undefined);
    const [name, source] = ["a.json", new Source(JSON.stringify({ channel: "PUSH", ...unknown }))];
    const result = checkText({ file: name }, source, kind);
    const [errors, warnings] = [result.violations.length, result.warnings.length];
    const files = Math.ceil(25_001 / (errors + warnings));
    for (let count = 0; count < files; count++) printer.each(result, new Places(name, source, kind, undefined));
    const { results, invocations } = runIn(printer.all(Totals.of([result]), [result]));
    expect(results).toHaveLength(25_000);
    expect(results.filter(({ level }) => level === "error")).toHaveLength(errors * files);
    expect(results.findIndex(({ level }) => level === "warning")).toBe(errors * files);
    expect(invocations?.[0]?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual([
      `${files * (errors + warnings) - 25_000} more findings are left out, warnings first: a run has at most 25000 results.`,
    ]);
  });

  it("describes each violated rule as in the catalogue", () => {
    const { descriptors, results } = runIn(run(["check", "--format", "sarif", sample]).stdout);
    const ids = ["structure.format", "structure.enum", "structure.required", "structure.type"];
    expect(descriptors.map(({ id }) => id)).toEqual(ids);
    const indexed = results.map(({ ruleIndex = -1 }) => descriptors[ruleIndex]?.id);
    expect(indexed).toEqual(results.map(({ ruleId }) => ruleId));
    for (const { id, shortDescription, fullDescription, defaultConfiguration, help } of descriptors) {
      const rule = rules.find((candidate) => candidate.id === id);
      expect([shortDescription?.text, defaultConfiguration?.level]).toEqual([rule?.summary, rule?.severity]);
      const applies = "Applies to every campaign, created or updated.";
      expect(fullDescription?.text).toBe(`${rule?.summary} ${applies} Specification: ${rule?.spec}.`);
      expect(help?.text).toBe(`campaign-rules explain ${id}`);
    }
  });

  it("names the objects that a rule applies to, without the mark of the catalogue", async () => {
    const segment = { filter_type: "custom_segments" };
    const filters = { filter_operator: "and", filters: [segment] };
    const body = { channel: "PUSH", segmentation_details: { included_filters: filters } };
    const { descriptors } = runIn((await printed("sarif", "a.json", JSON.stringify(body))).all);
    expect(rules.find(({ id }) => id === "filter.segment-named")?.appliesTo).toContain("every filter (@) of");
    expect(descriptors.find(({ id }) => id === "filter.segment-named")?.fullDescription?.text).toContain(
      " Applies to every filter of the type custom_segments, at any place.",
    );
  });

  it.each([
    ["samples/push-one-time.json", []],
    ["no-[such](file).json", ["no-[such] (file).json: no file matches"]],
  ])("prints a valid log without findings, and says whether all files were read: %s", (name, failures) => {
    const { results, invocations } = runIn(run(["check", "--format", "sarif", name]).stdout);
    const notifications = failures.map((text) => ({ level: "error", message: { text } }));
    const executionSuccessful = failures.length === 0;
    expect(results).toEqual([]);
    expect(invocations).toEqual([{ executionSuccessful, toolExecutionNotifications: notifications }]);
  });

  it("keeps errors and warnings apart", async () => {
    const { all } = await printed("sarif", "a.json", '{ "channel": "PUSH", "request-id": "r" }');
    const { results, descriptors } = runIn(all);
    expect(results.map(summaryOf).at(-1)).toEqual(["warning", "member.known", "a.json", "1,22,1,34", "/request-id"]);
    expect(descriptors.at(-1)).toMatchObject({ id: "member.known", defaultConfiguration: { level: "warning" } });
  });

  it("reports malformed JSON as a result of its own rule", async () => {
    const { all } = await printed("sarif", "a.json", '{\n  "channel" "PUSH"\n}');
    const { results, descriptors } = runIn(all);
    expect(results.map(summaryOf)).toEqual([["error", "input.json", "a.json", "2,13,2,14", undefined]]);
    const text = inputRules.find(({ id }) => id === "input.json")?.summary;
    const descriptions = { shortDescription: { text }, fullDescription: { text } };
    const help = { text: "campaign-rules explain input.json" };
    const defaultConfiguration = { level: "error" };
    expect(descriptors).toEqual([{ id: "input.json", ...descriptions, help, defaultConfiguration }]);
  });

  it("has no region if the problem is not in the file, but related locations in the stored campaign", async () => {
    const { all } = await printedOfPatch("sarif");
    const results = runIn(all).results.filter(({ ruleId }) => ruleId === "structure.type");
    expect(results.map((result) => summaryOf(result)[3])).toEqual([undefined]);
    const region = { startLine: 1, startColumn: 49, endLine: 1, endColumn: 50 };
    const physicalLocation = { artifactLocation: { uri: "stored.json" }, region };
    const message = { text: "in the stored campaign" };
    expect(results[0]?.relatedLocations?.[0]).toEqual({ id: 0, message, physicalLocation });
  });

  const headers = { authorization: "Basic dzpr", "idempotency-key": "k" };
  const path = "/v5/campaigns/c";

  it.each<[string, object, string[]]>([
    [
      "problems outside the body",
      { headers, body: { request_id: 1 } },
      ["headers/idempotency-key", "body/request_id", "body"],
    ],
    ["a header that a list lacks", { headers: [["idempotency-key", "k"]], body: {} }, ["headers/Authorization"]],
  ])("has locations for %s", (_, members, places) => {
    const request = JSON.stringify({ method: "PATCH", path, ...members });
    const { results } = runIn(run(["check", "--format", "sarif", "--request", "-"], request).stdout);
    expect(results.map((result) => summaryOf(result)[4])).toEqual(places.map((place) => `/${place}`));
  });

  it.each<[string, string, (string | undefined)[]]>([
    ["malformed", "{", [undefined]],
    ["no object", "3", [undefined]],
    ["null", "null", [undefined]],
    ["lacking its headers", '{ "method": "POST", "path": 1, "body": {} }', ["/path", "/headers"]],
    ["with headers of another form", '{ "method": "POST", "path": "/a", "headers": [1] }', ["/headers/0"]],
  ])("has a location for a file that cannot be checked because it is %s", (_, text, places) => {
    const { status, stdout, stderr } = run(["check", "--format", "sarif", "--request", "-"], text);
    expect([status, stderr]).toEqual([1, ""]);
    const found = runIn(stdout).results.map((result) => [result.ruleId, summaryOf(result)[4]]);
    expect(found).toEqual(places.map((place) => ["input.json", place]));
  });

  it("has no heading for a rule without a section of the specification", async () => {
    const group = '{ "filter_operator": "and", "filters": [';
    const nested = `${group}{ "filter_type": "actions", "attributes": `;
    const filters = `${nested.repeat(100)}${group}]}${"}]}".repeat(100)}`;
    const body = `{ "channel": "PUSH", "segmentation_details": { "included_filters": ${filters} } }`;
    const { descriptors } = runIn((await printed("sarif", "a.json", body)).all);
    const tooDeep = descriptors.find(({ id }) => id === "structure.too-deep");
    expect(tooDeep?.fullDescription?.text).toMatch(/ Applies to every campaign, created or updated\.$/u);
  });

  it("has no logical location for a violation of the campaign itself", () => {
    const patch = file("stopped-patch.json", '{ "advanced": {} }');
    const args = ["--format", "sarif", "--operation", "update", "--state", "STOPPED"];
    expect(runIn(run(["check", ...args, patch]).stdout).results.map(summaryOf)).toEqual([
      ["error", "update.state-allows-changes", expect.stringContaining("stopped-patch.json"), undefined, undefined],
    ]);
  });

  it("notes that the list is incomplete", async () => {
    const { all } = await printed("sarif", "a b.json", manyProblems);
    const { invocations, results } = runIn(all);
    expect(results.length).toBeGreaterThanOrEqual(100);
    const message = { text: "This file has more problems than are listed." };
    const locations = [{ physicalLocation: { artifactLocation: { uri: "a%20b.json" } } }];
    expect(invocations?.[0]?.toolExecutionNotifications).toEqual([{ level: "warning", message, locations }]);
  });
});

describe("hostile text", () => {
  it("cannot inject a link", async () => {
    const { all } = await printed("sarif", "a.json", '{ "channel": "[free](https://evil.example)" }');
    const texts = runIn(all).results.map(({ message }) => message.text);
    expect(texts.join("\n")).toContain('"[free] (https://evil.example)"');
  });

  it("keeps the log valid, and free of control characters", async () => {
    const text = textOf("](", "\n", "%", "\u001B[2J", "\u202E", "\u061C", "\uD800", "a ", "~/", "#", ":", "\u007F");
    const body = fc.tuple(text, fc.dictionary(text, text)).map(([channel, utm_params]) => ({ channel, utm_params }));
    await fc.assert(
      fc.asyncProperty(text, body, fc.dictionary(text, text), async (name, known, unknown) => {
        const { all, found } = await printed("sarif", name, JSON.stringify({ ...unknown, ...known }));
        const { results } = runIn(all);
        expect(results.map(({ ruleId }) => ruleId)).toEqual(found.map(({ rule }) => rule));
        const encoded = (_: string, value: unknown) => (typeof value === "string" ? encodeURI(value) : value);
        expect(JSON.stringify(results, encoded)).not.toMatch(/%0|%1|%7F|%C2%[89]|%D8%9C|%E2%80%AE/u);
      }),
    );
  });
});

it.each([{ runs: [{}] }, { runs: [], more: 1 }])("a log with the members %j is invalid", (members) => {
  expect(isSarif()({ version: "2.1.0", ...members })).toBe(false);
});
