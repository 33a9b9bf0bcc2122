import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";

const client = await connect();

const SECRET = "hunter2-secret";
const root = folderWith({
  ".env": `PASSWORD=${SECRET}\n`,
  "key.json": JSON.stringify({ type: "account", private_key: SECRET }),
});

it.each([".env", "key.json"])("no tool returns the text of %s, which is no request", async (path) => {
  const rooted = await connect({ roots: [root] });
  const calls: [string, Record<string, unknown>][] = [
    ["validate_campaign", { path }],
    ["fix_campaign", { path }],
    ["validate_campaign", { operation: "update", body: {}, stored_path: path }],
    ["plan_update", { stored_path: path, desired: {} }],
    ["plan_update", { stored: {}, desired_path: path }],
    ["explain_rule", { name: "x", path }],
    ["list_rules", { path }],
  ];
  for (const [tool, args] of calls) {
    expect(JSON.stringify(await call(rooted, tool, args))).not.toContain("hunter2");
  }
});

it("every parameter has a type, in schemas that are valid in 2020-12 and name no dialect", async () => {
  const { tools } = await client.listTools();
  for (const { inputSchema, outputSchema } of tools) {
    for (const schema of [inputSchema, outputSchema ?? {}]) {
      expect("$schema" in schema).toBe(false);
      new Ajv2020({ strict: false }).compile(schema);
    }
    for (const one of Object.values(inputSchema.properties ?? {})) expect(one).toHaveProperty("type");
  }
});

it("null is absent, and objects may be JSON text", async () => {
  const body = { channel: "push" };
  const expected = await call(client, "validate_campaign", { body, context: { features: [] } });
  const nulls = { text: null, path: null, stored: null, state: null, operation: null };
  const given = { ...nulls, body: JSON.stringify(body), context: JSON.stringify({ features: [], policies: null }) };
  expect(await call(client, "validate_campaign", given)).toEqual(expected);
});

it("an empty text is absent, except where it is the only source", async () => {
  const body = { channel: "push" };
  const same = async (tool: string, args: Record<string, unknown>, unused: Record<string, unknown>) => {
    const expected = await call(client, tool, args);
    expect(expected.refused).toBeUndefined();
    expect(await call(client, tool, { ...args, ...unused })).toEqual(expected);
  };
  const others = { path: "", operation: "", stored: "", stored_path: "", state: "", channel: "", context: "" };
  for (const tool of ["validate_campaign", "fix_campaign"]) {
    await same(tool, { body }, { text: "", ...others });
    await same(tool, { text: "{}" }, { body: "", ...others });
    await same(tool, { text: "" }, { body: "", ...others });
    await same(tool, { body }, { text: "" });
    await same(tool, { body }, { stored_path: "" });
    await same(tool, { operation: "update", body }, { stored: null, stored_path: "", state: "" });
  }
  await same("validate_campaign", { body }, { context: { features: "", productSets: "", policies: "", lint: "" } });
  await same("validate_campaign", { body, context: {} }, { context: { policies: { merge: "" }, rules: "" } });
  await same("list_rules", {}, { prefix: "", severity: "", contains: "", path: "", offset: "" });
  await same("explain_rule", { name: "merge" }, { path: "" });
  await same("explain_rule", { name: "structure.enum" }, { path: "" });
  const example = { channel: "PUSH", delivery_type: "ONE_TIME" };
  await same("campaign_example", example, { kind: "", seed: "", features: "" });
  const unused = { stored_path: "", desired_path: "", state: "", context: "" };
  await same("plan_update", { stored: {}, desired: {}, channel: "PUSH" }, unused);
});

it("an empty text is not absent where an argument is required or unknown", async () => {
  const required = { channel: "", delivery_type: "ONE_TIME" };
  expect((await call(client, "campaign_example", required)).refused).toContain("at channel");
  expect((await call(client, "explain_rule", { name: "" })).refused).toContain('unknown rule ""');
  expect((await call(client, "list_rules", { toString: "" })).refused).toContain('Unrecognized key: "toString"');
});

it("what n8n adds to the arguments is ignored, and nothing else", async () => {
  const added = { sessionId: "1", action: "sendMessage", chatInput: "Check it", toolCallId: "call_1", tool: "x" };
  const calls: [tool: string, args: Record<string, unknown>][] = [
    ["validate_campaign", { body: {} }],
    ["fix_campaign", { body: {} }],
    ["explain_rule", { name: "merge" }],
    ["list_rules", {}],
    ["campaign_example", { channel: "PUSH", delivery_type: "ONE_TIME" }],
    ["plan_update", { stored: {}, desired: {}, channel: "PUSH" }],
  ];
  for (const [tool, args] of calls) {
    expect(await call(client, tool, { ...args, ...added })).toEqual(await call(client, tool, args));
    const { refused } = await call(client, tool, { ...args, ...added, session_id: "1" });
    expect(refused).toContain('Unrecognized key: "session_id"');
  }
  const { refused } = await call(client, "validate_campaign", {
    body: {},
    context: { tool: "x", policies: { tool: "x" } },
  });
  for (const place of ["context", "context.policies"])
    expect(refused).toMatch(new RegExp(`Unrecognized key: "tool" at ${place}$`, "mu"));
});

it.each(["```json\n{}\n```", "\n  ~~~\n{}\n~~~\n"])("JSON in a code fence is called so: %j", async (fenced) => {
  const problem = "is in a Markdown code fence; pass only the JSON in it";
  for (const tool of ["validate_campaign", "fix_campaign"]) {
    expect(await call(client, tool, { text: fenced })).toEqual({ refused: `the text ${problem}` });
    expect(await call(client, tool, { body: fenced })).toEqual({ refused: `body ${problem}` });
    const update = { operation: "update", body: {}, stored: fenced };
    expect(await call(client, tool, update)).toEqual({ refused: `stored ${problem}` });
  }
  expect(await call(client, "plan_update", { stored: {}, desired: fenced })).toEqual({ refused: `desired ${problem}` });
  expect((await call(client, "validate_campaign", { text: '{ "a": "```" }' })).refused).toBeUndefined();
});

it("a value in place of the text is told where it belongs", async () => {
  for (const tool of ["validate_campaign", "fix_campaign"]) {
    const refused = expect.stringMatching(/must be a text; pass a value as body.*text/su);
    expect(await call(client, tool, { text: { channel: "PUSH" } })).toEqual({ refused });
  }
});

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["an array", { features: ["QUEUING"] }, { features: '["QUEUING"]' }],
  ["several members", { productSets: ["a"], features: [] }, { productSets: '["a"]', features: " [] " }],
  ["an object", { rules: { "created-by.address-alone": "off" } }, { rules: '{"created-by.address-alone":"off"}' }],
  ["null in an object", { policies: { merge: "member" } }, { policies: '{"merge":"member","drafts":null}' }],
  ["null", {}, { features: "null", productSets: "null", policies: "null", rules: "null" }],
])("a member of the context may be JSON text: %s", async (_, context, asText) => {
  const expected = await call(client, "validate_campaign", { body: {}, context });
  for (const sent of [asText, JSON.stringify(asText)]) {
    expect(await call(client, "validate_campaign", { body: {}, context: sent })).toEqual(expected);
  }
});

it("the features of an example may be JSON text", async () => {
  const example = (features?: unknown) =>
    call(client, "campaign_example", { channel: "PUSH", delivery_type: "ONE_TIME", kind: "varied", features });
  expect(await example('["QUEUING","AUDIENCE_LIMIT"]')).toEqual(await example(["QUEUING", "AUDIENCE_LIMIT"]));
  expect(await example("null")).toEqual(await example());
  expect((await example("QUEUING")).refused).toMatch(/must be an array, or its JSON as text.*at features$/u);
});

it.each<[tool: string, asText: Record<string, unknown>, args: Record<string, unknown>]>([
  ["list_rules", { offset: "10" }, { offset: 10 }],
  ["list_rules", { offset: "0" }, {}],
  ["campaign_example", { channel: "PUSH", delivery_type: "ONE_TIME", kind: "varied", seed: "7" }, { seed: 7 }],
  ["validate_campaign", { body: { utm_paramz: {} }, context: { lint: "false" } }, { context: { lint: false } }],
  ["validate_campaign", { body: { utm_paramz: {} }, context: '{"lint":"true"}' }, { context: {} }],
  ["validate_campaign", { body: {}, context: { features: "QUEUING" } }, { context: { features: ["QUEUING"] } }],
  ["validate_campaign", { body: {}, context: { productSets: "12" } }, { context: { productSets: ["12"] } }],
])("a boolean, an integer, and a list of one text may be text: %s %j", async (tool, asText, args) => {
  const answer = await call(client, tool, { ...asText, ...args });
  expect(answer.refused).toBeUndefined();
  expect(await call(client, tool, asText)).toEqual(answer);
});

it("the schemas say integer and list, not text", async () => {
  const { tools } = await client.listTools();
  const parameter = (tool: string, name: string) =>
    tools.find((one) => one.name === tool)?.inputSchema.properties?.[name];
  expect(parameter("list_rules", "offset")).toMatchObject({ type: "integer", minimum: 0, default: 0 });
  expect(parameter("campaign_example", "seed")).toMatchObject({ type: "integer", minimum: 0, default: 1 });
  const members = { features: { type: "array" }, productSets: { type: "array" }, lint: { type: "boolean" } };
  expect(parameter("validate_campaign", "context")).toMatchObject({ type: "object", properties: members });
});

it.each([" 10", "1e1", "1.0", "010", "0x1", "+1", "-1", "ten", "true", "99999999999999999999"])(
  "other text is no integer: %j",
  async (offset) => {
    expect((await call(client, "list_rules", { offset })).refused).toContain("offset");
  },
);

it.each(["True", "TRUE", "1", "0", "yes", " true"])("other text is no boolean: %j", async (lint) => {
  expect((await call(client, "validate_campaign", { body: {}, context: { lint } })).refused).toContain("lint");
});

it.each(['["QUEUING"', '{"QUEUING":true}', '"QUEUING', "QUEUEING"])(
  "text that is neither a feature nor a list of them is refused: %s",
  async (features) => {
    const { refused } = await call(client, "validate_campaign", { body: {}, context: { features } });
    expect(refused).toContain("features");
  },
);

it("null arguments are none", async () => {
  const calling = (params: Record<string, unknown>) =>
    client.request({ method: "tools/call", params }, CallToolResultSchema);
  const without = await calling({ name: "list_rules" });
  expect(await calling({ name: "list_rules", arguments: null })).toEqual(without);
});

it("null inside the context is absent, too, and text of it that is malformed is called so", async () => {
  const body = { channel: "push" };
  const expected = await call(client, "validate_campaign", { body });
  for (const context of ["null", { policies: { merge: null }, rules: { "structure.type": null }, features: null }]) {
    expect(await call(client, "validate_campaign", { body, context })).toEqual(expected);
  }
  const { refused } = await call(client, "validate_campaign", { body, context: '{"features":[}' });
  expect(refused).toContain("must be an object, or its JSON as text, but Unexpected token");
  const repeated = await call(client, "validate_campaign", { body, context: '{"lint":true,"lint":false}' });
  expect(repeated.refused).toContain('but context:1:14: the key "lint" is repeated');
});
