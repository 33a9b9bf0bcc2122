import { expect, it } from "vitest";
import { blockMessage, inBlocks } from "../../../src/cli/formats/absent-members.js";
import { type Violation, validateCreate } from "../../../src/index.js";
import type { Found } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";
import { file, results, run } from "../run.js";
import { printed } from "./printed.js";

/** The messages of the blocks that a format prints, with their rules. */
async function blocksOf(value: unknown) {
  const { found, each } = await printed("pretty", "body.json", JSON.stringify(value));
  const heads = [...each.matchAll(/^body\.json\S* {2}(\w+) {2}(\S+)\n {2}(.*)$/gmu)];
  return { count: found.length, blocks: heads.map(([, level, rule, message]) => `${level} ${rule}: ${message}`) };
}

const email = { html_content: "<p>hi</p>", subject: "s", sender_name: "s", from_address: "a@example.com" };
const valid = {
  request_id: "r-1",
  channel: "EMAIL",
  campaign_delivery_type: "ONE_TIME",
  created_by: "jo@example.com",
  basic_details: { name: "n", content_type: "TRANSACTIONAL", user_attribute_identifier: "email" },
  connector: { connector_type: "SENDGRID", connector_name: "c" },
  campaign_content: { content: { email } },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "ASAP" },
};

it("several absent members of the body are one block that names them", async () => {
  const { created_by: _, connector: __, ...body } = valid;
  const members = 'created_by (an email address, like "jo@example.com"), connector (an object)';
  const blocks = [`error structure.required: the body lacks 2 mandatory fields: ${members}`];
  expect(await blocksOf(body)).toEqual({ count: 2, blocks });
});

it("a single absent member keeps its own message", async () => {
  const { created_by: _, ...body } = valid;
  const message = 'created_by is a mandatory field and must be an email address, like "jo@example.com", but is absent';
  expect(await blocksOf(body)).toEqual({ count: 1, blocks: [`error structure.required: ${message}`] });
});

it("each object and each other finding has its own block, sorted by line", async () => {
  const body = { ...valid, channel: 7, basic_details: {}, connector: {} };
  const { blocks } = await blocksOf(body);
  expect(blocks.map((block) => block.replace(/ \(.*?\)/gu, ""))).toEqual([
    'error structure.type: channel has an invalid value, expected type string but got number; allowed: "PUSH", "EMAIL"',
    "error structure.required: basic_details lacks 3 mandatory fields: name, content_type, user_attribute_identifier",
    "error structure.required: connector lacks 2 mandatory fields: connector_type, connector_name",
  ]);
});

it("members that the patch removes are one block, with the place of each in the stored campaign", async () => {
  const source = new Source(JSON.stringify(valid));
  const stored = { file: "stored.json", source, value: valid, merge: "component" as const };
  const { each } = await printed("pretty", "body.json", '{ "connector": {} }', stored);
  expect(each).toContain(
    "connector lacks 2 mandatory fields: connector_type (a string), connector_name (a string); the stored campaign has " +
      "them, but connector replaces what is stored: send the whole object\n",
  );
  expect(each.match(/in the stored campaign: stored\.json:1:\d+/gu)).toHaveLength(2);
});

it("other formats list each member", () => {
  const path = file("empty-body.json", "{}");
  expect(run(["check", "--format", "github", path]).stdout.match(/^::error /gmu)).toHaveLength(8);
  expect(results([path])[0]?.violations).toHaveLength(8);
});

/** A finding about an absent member of an object. */
const absent = (...segments: string[]) => {
  const found = validateCreate({}).violations[0] as Violation;
  return { ...found, segments, params: {}, message: `${segments.join(".")} is absent` } as Found;
};

it("members without further requirements are only named", () => {
  const message = "connector lacks 2 mandatory fields: a, b";
  expect(blockMessage([absent("connector", "a"), absent("connector", "b")])).toBe(message);
});

it("members are one block only with the same severity and origin, and if all or none of them are stored", () => {
  const found = absent("connector", "a");
  const changes = [{ severity: "warning" }, { origin: "stored" }, { params: { storedHasValue: true } }];
  const others = changes.map((change) => ({ ...found, ...change }) as Found);
  expect(inBlocks([found, ...others, found])).toEqual([[found, found], ...others.map((other) => [other])]);
});

it("an absent value of the whole body has its own block", () => {
  const found = absent();
  expect(inBlocks([found, absent("a"), found])).toEqual([[found], [absent("a")], [found]]);
});
