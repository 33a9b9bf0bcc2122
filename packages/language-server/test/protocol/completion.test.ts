import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { explain } from "campaign-rules/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { applyEdits } from "../support/apply-edits.js";
import { Client } from "../support/client.js";
import { marked } from "../support/marked.js";
import { sample } from "../support/samples.js";

const folder = folderWith({ "stored.json": sample("stored-campaign.json") });
let client: Client;

beforeAll(async () => {
  const settings = {
    files: [
      { glob: "*.create.json" },
      { glob: "*.update.json", operation: "update", state: "ACTIVE", current: "stored.json" },
      { glob: "*.request.json", request: true },
      { glob: "*.ndjson", lines: true },
    ],
  };
  client = await Client.start({ folder, settings });
});

afterAll(() => client.stop());

/** The completions at the mark in a text, each with the text after it is chosen. */
async function offered(text: string, name = "a.create.json"): Promise<{ label: string; chosen: string }[]> {
  const uri = pathToFileURL(join(folder, name)).href;
  const { text: document, position } = marked(text);
  await client.open(uri, document);
  const items = await client.complete(uri, position);
  await client.close(uri);
  return items.map(({ label, textEdit }) => {
    if (textEdit === undefined || !("range" in textEdit)) throw new Error(`${label} has no edit`);
    return { label, chosen: applyEdits(document, [textEdit]) };
  });
}

async function labels(text: string, name?: string): Promise<string[]> {
  return (await offered(text, name)).map(({ label }) => label);
}

/** A body that contains a filter. */
function withFilter(filter: string, before = ""): string {
  return `{ "channel": "PUSH", ${before} "segmentation_details": { "included_filters": { "filter_operator": "and", "filters": [${filter}] } } }`;
}

const operators = explain("filter.operator-allowed").allowed ?? {};

describe("values", () => {
  it.each(Object.entries(operators))("of an operator are those for the data type %s", async (type, allowed) => {
    const filter = `{ "filter_type": "user_attributes", "data_type": "${type}", "name": "n", "operator": | }`;
    expect(await labels(withFilter(filter))).toEqual(allowed.map((one) => `"${one}"`));
  });

  it("of an operator replace the text written so far", async () => {
    const filter = (operator: string) =>
      withFilter(`{ "filter_type": "user_attributes", "data_type": "bool", "operator": ${operator} }`);
    for (const written of ['"i|"', '"|', '"x|y"', "|"]) {
      const isOpen = written === '"|';
      const chosen = (await offered(filter(written))).map((one) => one.chosen);
      // Without its closing quotation mark, the text up to the end of the line is the value.
      if (!isOpen) expect(chosen).toEqual([filter('"is"'), filter('"exists"')]);
      else expect(chosen.length).toBe(2);
    }
  });

  it("of an enum are those of the schema", async () => {
    expect(await labels('{ "channel": | }')).toEqual(['"PUSH"', '"EMAIL"']);
    expect(await labels('{ "channel": "EMAIL", "basic_details": { "content_type": "|" } }')).toEqual([
      '"PROMOTIONAL"',
      '"TRANSACTIONAL"',
    ]);
  });

  it("that a rule rejects are not offered", async () => {
    const scheduled = (type: string) =>
      `{ "channel": "PUSH", "campaign_delivery_type": "${type}", "scheduling_details": { "delivery_type": "|" } }`;
    expect(await labels(scheduled("PERIODIC"))).toEqual(['"AT_FIXED_TIME"']);
    expect(await labels(scheduled("ONE_TIME"))).toEqual([
      '"ASAP"',
      '"AT_FIXED_TIME"',
      '"SEND_IN_BTS"',
      '"SEND_IN_USER_TIMEZONE"',
    ]);
  });

  it("that a rule rejects are not offered before a missing comma, which they add", async () => {
    const scheduled = (value: string, rest: string) =>
      `{ "campaign_delivery_type": "PERIODIC", "scheduling_details": { "delivery_type": ${value}${rest}}, "channel": "PUSH" }`;
    const rest = ' "start_time": "2026-09-01T08:00:00" ';
    for (const written of ["|", '"|"', '"AS|AP"']) {
      const chosen = (await offered(scheduled(written, rest))).map((one) => one.chosen);
      expect(chosen).toEqual([scheduled('"AT_FIXED_TIME",', rest)]);
    }
    const filter = (operator: string) =>
      withFilter(`{ "filter_type": "user_attributes", "data_type": "bool", "operator": ${operator} "name": "n" }`);
    const operatorsOffered = (await offered(filter('"|"'))).map((one) => one.chosen);
    expect(operatorsOffered).toEqual([filter('"is",'), filter('"exists",')]);
  });

  it("that would change what an active campaign must keep are not offered", async () => {
    const update = '{ "scheduling_details": { "start_time": "2026-09-01T08:00:00", "delivery_type": "|" } }';
    const { scheduling_details } = JSON.parse(sample("stored-campaign.json"));
    expect(await labels(update, "a.update.json")).toEqual([JSON.stringify(scheduling_details.delivery_type)]);
  });
});

describe("members", () => {
  const top = (type: string) => `{ "channel": "PUSH", "campaign_delivery_type": "${type}", | }`;
  const always = [
    ...["request_id", "created_by", "basic_details", "campaign_content", "segmentation_details", "scheduling_details"],
    ...["delivery_controls", "advanced", "conversion_goal_details", "control_group_details", "utm_params"],
  ];

  it("are those that the delivery type uses", async () => {
    expect(await labels(top("ONE_TIME"))).toEqual(always);
    expect((await labels(top("EVENT_TRIGGERED"))).sort()).toEqual([...always, "trigger_condition"].sort());
  });

  it("are those of the channel", async () => {
    expect(await labels('{ "channel": "EMAIL", "connector": { | } }')).toEqual(["connector_type", "connector_name"]);
    expect(await labels('{ "channel": "EMAIL", "delivery_controls": { | } }')).toEqual([
      "bypass_dnd",
      "campaign_throttle_rpm",
      "count_for_frequency_capping",
      "ignore_frequency_capping",
      "minimum_delay_between_two_notification_in_hour",
    ]);
  });

  it("that only other delivery types use are not offered", async () => {
    const controls = (type: string) =>
      labels(`{ "channel": "PUSH", "campaign_delivery_type": "${type}", "delivery_controls": { | } }`);
    const oneTime = await controls("ONE_TIME");
    const device = await controls("DEVICE_TRIGGERED");
    expect(oneTime).toEqual([
      "bypass_dnd",
      "campaign_throttle_rpm",
      "count_for_frequency_capping",
      "ignore_frequency_capping",
      // The features of the workspace are unknown.
      "queuing_enabled",
      "queue_duration",
    ]);
    expect(device.filter((name) => !oneTime.includes(name))).toEqual([
      "minimum_delay_between_two_notification_in_hour",
      "max_time_to_show_message_of_same_camapign",
      "expiry_time_of_sync_data_in_hour",
      "send_message_in_offline_mode",
    ]);
  });

  it.each([
    ["body", '{ "method": "POST", | "headers": {} }', "a.request.json"],
    ["body", '{ "method": "PATCH", "headers": {}, | }', "a.request.json"],
    ["advanced", '{ "updated_by": "a@b.co", | }', "a.update.json"],
    ["connector", '{ | "updated_by": "a@b.co" }', "a.update.json"],
    ["value", withFilter('{ "filter_type": "user_attributes", "name": "n", | "data_type": "string" }'), undefined],
    ["value", withFilter('{ "filter_type": "user_attributes", "name": "n", | }'), undefined],
  ])("of any type leave JSON behind: %s in %s", async (name, text, file) => {
    const one = (await offered(text, file)).find(({ label }) => label === name);
    const json = one?.chosen.replace(/\$(?:\d|\{1:(.*?)\})/u, (_, value = "") => value) ?? "";
    expect(() => JSON.parse(json)).not.toThrow();
    expect(json).toMatch(new RegExp(`"${name}": (?:""|\\{)`, "u"));
  });

  it("keep the value that a member has", async () => {
    const filter = (key: string) => withFilter(`{ "filter_type": "user_attributes", ${key}: 5 }`);
    const chosen = (await offered(filter('"val|ue"'))).map((one) => one.chosen);
    expect(chosen).toContain(filter('"value"'));
  });

  it("are written without placeholders for a client without snippets", async () => {
    const chosen = (await offered('{ "channel": "PUSH", "advanced": { | } }')).map((one) => one.chosen);
    expect(chosen).toEqual([
      '{ "channel": "PUSH", "advanced": { "expiration_settings": {} } }',
      '{ "channel": "PUSH", "advanced": { "platform_level_priority": {} } }',
    ]);
  });
});

describe("the place", () => {
  const connector = ["connector_type", "connector_name"];

  it("may be in a line of many requests", async () => {
    const lines = '{ "channel": "PUSH" }\n{ "channel": "EMAIL", "connector": { | } }\n{}';
    expect(await labels(lines, "a.ndjson")).toEqual(connector);
  });

  it("may be in the body of a whole request, or beside it", async () => {
    const request = '{ "method": "POST", "headers": {}, "body": { "channel": "EMAIL", "connector": { | } } }';
    expect(await labels(request, "a.request.json")).toEqual(connector);
    expect(await labels('{ "method": "POST", "path": "/", "headers": {}, | }', "a.request.json")).toEqual(["body"]);
    expect(await labels('{ "method": "PATCH", "headers": { | } }', "a.request.json")).toEqual([
      ...["Authorization", "Content-Type", "Idempotency-Key", "X-SVC-Request-Id", "X-SVC-Tenant-ID"],
    ]);
  });

  it("may be in a long text, before and after many other values", async () => {
    const one =
      '{ "filter_type": "user_attributes", "data_type": "string", "name": "n", "operator": "is", "value": "v" }';
    const many = Array.from({ length: 2_000 }, () => one).join(", ");
    const long = `"conversion_goal_details": { "goals": [${many}] },`;
    const here = '{ "filter_type": "user_attributes", "data_type": "bool", "operator": "|" }';
    const wanted = (operators["bool"] ?? []).map((operator) => `"${operator}"`);
    expect(await labels(withFilter(here, long))).toEqual(wanted);
    expect(await labels(withFilter(`${many}, ${here}, ${many}`, long))).toEqual(wanted);
  });

  it("may come after a byte order mark", async () => {
    expect(await offered('\uFEFF{ "channel": "EMAIL", "connector": { | } }')).toEqual([
      { label: "connector_type", chosen: expect.stringMatching(/^\uFEFF\{ "channel"/u) },
      { label: "connector_name", chosen: expect.stringMatching(/^\uFEFF\{ "channel"/u) },
    ]);
    expect(await labels('\uFEFF{ "channel": "|" }\n{}', "a.ndjson")).toEqual(['"PUSH"', '"EMAIL"']);
  });

  it("may be empty or too deep, and then has no completions", async () => {
    expect(await labels("|", "a.ndjson")).toEqual([]);
    expect(await labels(`${"[".repeat(100_000)}|`)).toEqual([]);
  });
});
