import { Ajv2020 } from "ajv/dist/2020.js";
import { policies } from "campaign-rules/catalogue";
import { jsonSchemaDocument } from "campaign-rules/schemas";
import { expect, it } from "vitest";
import { everyRule } from "../src/resources/every-rule.js";
import { documents, partNames } from "../src/resources/schema-parts.js";
import { connect, readingsPage } from "./support/connect.js";

const client = await connect();

async function textOf(path: string): Promise<string> {
  const { contents } = await client.readResource({ uri: `campaign-rules://${path}` });
  const [only] = contents;
  if (only === undefined || !("text" in only) || contents.length !== 1) throw new Error("a resource must be one text");
  return only.text;
}

/** The completions of the name in a template. */
async function namesIn(path: string, begun: string): Promise<readonly string[]> {
  const ref = { type: "ref/resource", uri: `campaign-rules://${path}/{name}` } as const;
  const { completion } = await client.complete({ ref, argument: { name: "name", value: begun } });
  return completion.values;
}

it("the resources are the rules, the readings and the schemas, each with its size", async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual([
    "rules",
    "readings",
    ...["create-request", "update-request", "campaign", "create-response", "update-response", "error-body"].map(
      (document) => `schemas/${document}`,
    ),
  ]);
  for (const { name, uri, size } of resources) {
    expect(uri).toBe(`campaign-rules://${name}`);
    expect(Buffer.byteLength(await textOf(name))).toBe(size);
  }
  expect(await textOf("readings")).toBe(readingsPage);
  for (const name of documents) {
    expect(JSON.parse(await textOf(`schemas/${name}`))).toEqual(jsonSchemaDocument(name));
  }
});

it("each rule is a resource", async () => {
  const listed = JSON.parse(await textOf("rules")) as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(everyRule.map(({ id }) => id));
  for (const rule of everyRule) {
    const { example: _, ...shown } = JSON.parse(await textOf(`rules/${rule.id}`)) as { example?: unknown };
    expect(shown).toEqual(JSON.parse(JSON.stringify(rule)));
  }
  expect(await namesIn("rules", "utm.")).toEqual([
    "utm.at-most-five-custom-keys",
    "utm.custom-key-prefixed",
    "utm.named-key-spelled",
  ]);
});

it("each reading is a resource, under the heading in links to it", async () => {
  const headings = [...readingsPage.matchAll(/^### .+$/gmu)].map(([heading]) => heading);
  const names = await namesIn("readings", "");
  const texts = await Promise.all(names.map((name) => textOf(`readings/${name}`)));
  expect(texts.map((text) => text.split("\n")[0])).toEqual(headings);
  expect(names.slice(0, 2)).toEqual(["what-is-an-error-and-what-is-a-warning", "unknown-members"]);
  expect(texts.filter((text) => !text.includes("**Chosen**"))).toEqual([]);
});

it("each part of the schemas is a complete schema, with only the parts that it refers to", async () => {
  const names = await namesIn("schemas/parts", "");
  expect(names).toEqual(partNames());
  for (const name of names) {
    const schema = JSON.parse(await textOf(`schemas/parts/${name}`)) as object;
    new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  }
  const { $defs } = JSON.parse(await textOf("schemas/parts/SegmentationDetails")) as { $defs: object };
  expect(Object.keys($defs).sort()).toEqual([
    "ActionsFilter",
    "CustomSegmentsFilter",
    "Filter",
    "FilterGroup",
    "SegmentationDetails",
    "UserAttributesFilter",
  ]);
});

it("a part that does not exist is an error that names it", async () => {
  await expect(textOf("rules/trigger.none")).rejects.toThrow("there is no rule trigger.none");
  await expect(textOf("readings/none")).rejects.toThrow("there is no reading none");
  await expect(textOf("schemas/parts/None")).rejects.toThrow("there is no part of the schemas None");
  await expect(textOf("none")).rejects.toThrow("Resource campaign-rules://none not found");
});

it("a malformed address of a part is a mistake of the client", async () => {
  for (const uri of ["campaign-rules://rules/%zz", "campaign-rules://readings/%", "none", ""]) {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 });
  }
});

it("only the name in a template is completed", async () => {
  const ref = { type: "ref/resource", uri: "campaign-rules://rules/{name}" } as const;
  for (const name of ["none", "constructor", "__proto__", "toString"]) {
    const { completion } = await client.complete({ ref, argument: { name, value: "" } });
    expect(completion.values).toEqual([]);
  }
});

it("the prompt names what is known, and asks for the rest", async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name, arguments: args }) => [name, args?.map((one) => [one.name, one.required])])).toEqual([
    [
      "write_campaign",
      [
        ["channel", false],
        ["delivery_type", false],
        ["purpose", false],
      ],
    ],
  ]);
  const linesOf = async (args: Record<string, string>) => {
    const { messages } = await client.getPrompt({ name: "write_campaign", arguments: args });
    const [message] = messages;
    if (message?.content.type !== "text" || messages.length !== 1) throw new Error("the prompt must be one text");
    return message.content.text.split("\n").slice(2, 5);
  };
  expect(await linesOf({ channel: "EMAIL", delivery_type: "ONE_TIME", purpose: "Spring sale" })).toEqual([
    "Channel: EMAIL",
    "Delivery type: ONE_TIME",
    "Purpose: Spring sale",
  ]);
  expect(await linesOf({ channel: "PUSH", delivery_type: "PERIODIC" })).toEqual([
    "Channel: PUSH",
    "Delivery type: PERIODIC",
    "Purpose: ask me",
  ]);
  const unused = { channel: null, delivery_type: "", purpose: null } as unknown as Record<string, string>;
  expect(await linesOf(unused)).toEqual(await linesOf({}));
});

it("the prompt completes delivery types of the channel", async () => {
  const typesFor = async (channel: string) => {
    const ref = { type: "ref/prompt", name: "write_campaign" } as const;
    const argument = { name: "delivery_type", value: "" };
    const { completion } = await client.complete({ ref, argument, context: { arguments: { channel } } });
    return completion.values.length;
  };
  expect([await typesFor("EMAIL"), await typesFor("PUSH")]).toEqual([4, 7]);
});

it("the tools name every policy", async () => {
  const { tools } = await client.listTools();
  const [validate] = tools.filter(({ name }) => name === "validate_campaign");
  if (validate === undefined) throw new Error("there is no such tool");
  const { context } = validate.inputSchema.properties as {
    context: { properties: { policies: { properties: Record<string, { enum: string[] }> } } };
  };
  const offered = Object.entries(context.properties.policies.properties).map(([name, one]) => [name, one.enum]);
  expect(offered).toEqual(policies.map(({ name, values }) => [name, values]));
});
