import { hostileValue } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { states } from "../../../src/rules/parts/update-parts.js";
import { features } from "../../../src/rules/rule-context.js";
import { channels } from "../../../src/structure/channel.js";
import { folderWith } from "../../../test/support/folder-with.js";
import { documentInput } from "../src/documents/document-input.js";
import { deliveryTypes } from "../src/examples/delivery-types.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";

const client = await connect();
const rooted = await connect({ roots: [folderWith()] });

const RUNS = Number(process.env["MCP_ATTACKS"] ?? 150);

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

const known = ["desired", "name", "prefix", "severity", "contains", "offset", "kind", "seed"];
const name = fc.oneof(
  fc.constantFrom(...Object.keys(documentInput), ...known),
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
const value = fc.oneof(json, word, fc.integer(), fc.record({ features: fc.array(word), rules: json }));
const args = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((entries) => {
  const members = entries.map((pair) => pair.map((one) => JSON.stringify(one)).join(":"));
  return JSON.parse(`{${members.join()}}`) as Record<string, unknown>;
});

const tools = ["validate_campaign", "fix_campaign", "explain_rule", "list_rules", "campaign_example", "plan_update"];

describe("any arguments get an answer or an error of the tool, within the bound", () => {
  it.each(tools)("of %s", async (tool) => {
    await fc.assert(
      fc.asyncProperty(args, async (given) => void (await call(rooted, tool, given))),
      { numRuns: RUNS },
    );
    expect((await rooted.listTools()).tools.length).toBe(tools.length);
  });

  it.each(["validate_campaign", "fix_campaign"])("of %s with any document", async (tool) => {
    const operation = fc.constantFrom("create", "update", "request");
    await fc.assert(
      fc.asyncProperty(operation, json, json, async (chosen, body, stored) => {
        const campaign = chosen === "update" && stored !== undefined ? { stored } : {};
        await call(rooted, tool, { operation: chosen, body, ...campaign });
        await call(rooted, tool, { operation: chosen, text: JSON.stringify(body, null, 1) });
      }),
      { numRuns: RUNS },
    );
  });
});

it("an error repeats only a small part of the input", async () => {
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
  for (const property of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    expect(await call(client, property, {})).toEqual({ refused: expect.stringContaining(property) });
    await expect(client.getPrompt({ name: property })).rejects.toThrow(property);
    await expect(client.readResource({ uri: `campaign-rules://rules/${property}` })).rejects.toThrow(property);
    await expect(client.readResource({ uri: `campaign-rules://schemas/parts/${property}` })).rejects.toThrow(property);
  }
});
