import { hostileValue } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentInput } from "../src/documents/document-input.js";
import { channels, deliveryTypes, features, states } from "../src/documents/names.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";
import { temporaryFolder } from "./support/folder.js";

const RUNS = Number(process.env["MCP_ATTACKS"] ?? 150);

const folder = temporaryFolder();

/** Any JSON as it arrives: a copy, in which `__proto__` is a key like any other. */
const json = fc
  .oneof(fc.jsonValue(), fc.jsonValue({ stringUnit: "binary" }), hostileValue({ json: true }))
  .map((value) => {
    try {
      return JSON.parse(JSON.stringify(value)) as unknown;
    } catch {
      return "too deep to write";
    }
  });

const name = fc.oneof(
  fc.constantFrom(
    ...Object.keys(documentInput),
    "desired",
    "name",
    "prefix",
    "severity",
    "contains",
    "offset",
    "kind",
    "seed",
  ),
  fc.constantFrom("__proto__", "constructor", "toString", "features", "delivery_type"),
  fc.string(),
);

const word = fc.constantFrom(
  ...["create", "update", "request", "error", "warning", "minimal", "varied", "../x", "/etc/passwd", "a\0b", "{", "[]"],
  ...channels,
  ...deliveryTypes,
  ...features,
  ...states,
);

/** Known and unknown arguments, with values that may or may not fit. */
const args = fc
  .array(fc.tuple(name, fc.oneof(json, word, fc.integer(), fc.record({ features: fc.array(word), rules: json }))), {
    maxLength: 6,
  })
  .map(
    (entries) =>
      JSON.parse(`{${entries.map((pair) => pair.map((one) => JSON.stringify(one)).join(":")).join(",")}}`) as Record<
        string,
        unknown
      >,
  );

const tools = ["validate_campaign", "fix_campaign", "explain_rule", "list_rules", "campaign_example", "plan_update"];

describe("any arguments get an answer or an error of the tool, within the bound", () => {
  it.each(tools)("of %s", async (tool) => {
    const client = await connect({ roots: [folder] });
    await fc.assert(
      fc.asyncProperty(args, async (given) => {
        await call(client, tool, given);
      }),
      { numRuns: RUNS },
    );
    expect((await client.listTools()).tools.length).toBe(tools.length);
  });

  it.each(["validate_campaign", "fix_campaign"])("of %s with any document", async (tool) => {
    const client = await connect({ roots: [folder] });
    const operation = fc.constantFrom("create", "update", "request");
    await fc.assert(
      fc.asyncProperty(operation, json, json, async (chosen, body, stored) => {
        const campaign = chosen === "update" && stored !== undefined ? { stored } : {};
        await call(client, tool, { operation: chosen, body, ...campaign });
        await call(client, tool, { operation: chosen, text: JSON.stringify(body, null, 1) });
      }),
      { numRuns: RUNS },
    );
  });
});

it("an error repeats only a small part of the input", async () => {
  const client = await connect();
  const long = "x".repeat(100_000);
  const refusals = [
    await call(client, long, {}),
    await call(client, "list_rules", { [long]: 1 }),
    await call(client, "list_rules", { prefix: long }),
    await call(client, "explain_rule", { name: long.slice(0, 200) }),
    await call(client, "validate_campaign", { body: {}, context: { rules: { [long]: "off" } } }),
  ];
  expect(refusals.map(({ refused = "" }) => refused.length > 0 && refused.length < 1_100)).toEqual(
    refusals.map(() => true),
  );
});

it("the names of object properties are not tools, prompts or resources", async () => {
  const client = await connect();
  for (const property of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    expect(await call(client, property, {})).toEqual({ refused: expect.stringContaining(property) });
    await expect(client.getPrompt({ name: property })).rejects.toThrow(property);
    await expect(client.readResource({ uri: `campaign-rules://rules/${property}` })).rejects.toThrow(property);
    await expect(client.readResource({ uri: `campaign-rules://schemas/parts/${property}` })).rejects.toThrow(property);
  }
});
