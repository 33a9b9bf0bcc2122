import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { type DocumentName, jsonSchemaDocument } from "../../../src/reference/schemas.js";

/** What VS Code would do with a file. The cursor is at `|`. */
function edited(name: DocumentName, text: string) {
  const service = getLanguageService({});
  const uri = `file:///${name}.schema.json`;
  service.configure({ schemas: [{ uri, fileMatch: ["*.campaign.json"], schema: jsonSchemaDocument(name) as object }] });
  const document = TextDocument.create("file:///x.campaign.json", "json", 1, text.replace("|", ""));
  const position = document.positionAt(text.indexOf("|"));
  const json = service.parseJSONDocument(document);
  return {
    offered: async () => (await service.doComplete(document, position, json))?.items.map(({ label }) => label) ?? [],
    shown: async () => JSON.stringify((await service.doHover(document, position, json))?.contents ?? null),
    problems: async () => (await service.doValidation(document, json)).map(({ message }) => message),
  };
}

describe("an editor", () => {
  it("offers the members that the channel has", async () => {
    const push = await edited("create-request", '{ "channel": "PUSH", | }').offered();
    expect(push).toEqual(expect.arrayContaining(["request_id", "delivery_controls", "advanced"]));
    expect(push).not.toContain("connector");
    const email = await edited("create-request", '{ "channel": "EMAIL", | }').offered();
    expect(email).toContain("connector");
    expect(email).not.toContain("advanced");
  });

  it.each<[DocumentName, string, string[]]>([
    ["create-request", '{ "channel": | }', ['"EMAIL"', '"PUSH"']],
    ["create-request", '{ "scheduling_details": { "delivery_type": "|" }, "channel": "PUSH" }', ['"ASAP"']],
    [
      "create-request",
      '{ "channel": "EMAIL", "segmentation_details": { "included_filters": { "filters": [{ "filter_type": "actions", "attributes": { "filters": [{ | }] } }] } } }',
      ["filter_type", "data_type", "action_name"],
    ],
    [
      "create-request",
      '{ "channel": "PUSH", "campaign_content": { "content": { "push": { | } } } }',
      ["android", "ios"],
    ],
    [
      "create-request",
      '{ "channel": "PUSH", "campaign_content": { "locales": ["en"], "content": { "en": { "push": { | } } } } }',
      ["android", "ios"],
    ],
    ["update-request", "{ | }", ["status", "channel", "segmentation_details"]],
    ["update-request", '{ "channel": "EMAIL", | }', ["connector", "delivery_controls"]],
    ["campaign", '{ "channel": "EMAIL", | }', ["connector", "basic_details"]],
  ])("of a %s offers at | in %s", async (name, text, labels) => {
    expect(await edited(name, text).offered()).toEqual(expect.arrayContaining(labels));
  });

  it("shows the description of a member", async () => {
    const text = '{ "channel": "PUSH", "campaign_delivery|_type": "ONE_TIME" }';
    expect(await edited("create-request", text).shown()).toContain("is for iOS only");
  });

  it("marks mistakes", async () => {
    const text = '{ "channel": "PUSH", "basic_details": { "name": "a", "platforms": ["android"] } }';
    const problems = await edited("create-request", text).problems();
    expect(problems).toContain('Value is not accepted. Valid values: "ANDROID", "IOS", "WEB".');
    expect(problems).toContain('Missing property "platform_specific_details".');
  });
});

it("the settings on the page name the files of requests that its commands write", () => {
  const page = readFileSync(new URL("../../../docs/json-schema.md", import.meta.url), "utf8");
  const [, settings = ""] = /^```json\n(.*?)^```$/msu.exec(page) ?? [];
  const { "json.schemas": named } = JSON.parse(settings) as { "json.schemas": { url: string }[] };
  const written = [...page.matchAll(/^npx --no-install campaign-rules schema(?! result).* > (\S+\.schema\.json)/gmu)];
  expect(named.map(({ url }) => url)).toEqual(written.map(([, file]) => `./${file}`));
});
