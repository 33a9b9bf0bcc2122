import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { configSchema } from "../../scripts/config-schema.js";
import { configurationFrom } from "../../src/cli/config/configuration.js";
import { modulePart } from "../../src/cli/described.js";
import { defineConfig } from "../../src/files/config.js";
import { defineRule } from "../../src/index.js";
import { blocksIn } from "../support/markdown.js";

const own = <Id extends string>(id: Id) => {
  return defineRule({ id, scope: "request", reads: { values: ["basic_details.name"] }, message: "is odd", check() {} });
};

describe("defineConfig", () => {
  it("returns the configuration", () => {
    const overrides = [{ files: "eu/**", rules: { "utm.custom-key-prefixed": "off" } }] as const;
    const config = { features: ["QUEUING"], overrides } as const;
    expect(defineConfig(config)).toBe(config);
  });

  it("knows the ids of rules, including custom ones", () => {
    const rule = own("acme.odd");
    const config = defineConfig({
      customRules: [rule],
      rules: { "acme.odd": "warning", "input.json-unique-keys": "off" },
      overrides: [
        { files: ["a"], rules: { "acme.odd": "off" }, exceptions: [{ rule: "acme.odd", path: "a", level: "off" }] },
      ],
    });
    expect(config.customRules).toEqual([rule]);
    // @ts-expect-error: no rule has this id.
    defineConfig({ customRules: [rule], rules: { "acme.od": "warning" } });
    // @ts-expect-error: no rule has this id.
    defineConfig({ rules: { "utm.custom-key-prefix": "warning" } });
    // @ts-expect-error: no rule has this id.
    defineConfig({ overrides: [{ files: "a", exceptions: [{ rule: "utm.x", path: "a", level: "off" }] }] });
    defineConfig({ ignores: ["a/**"], overrides: [{ files: "b", operation: "update", state: "DRAFT", current: "c" }] });
    // @ts-expect-error: no state has this name.
    defineConfig({ overrides: [{ files: "a", state: "LIVE" }] });
    // @ts-expect-error: an override has files.
    defineConfig({ overrides: [{ features: ["QUEUING"] }] });
    defineConfig({ customRules: [own<string>("acme.any")], rules: { "acme.any": "off" } });
  });
});

describe("the JSON Schema", () => {
  const validate = new Ajv({ strict: true }).compile(JSON.parse(configSchema()) as object);
  const isRead = (config: unknown) => {
    try {
      configurationFrom(modulePart("c.json", config), "c.json", "/c.json");
      return true;
    } catch {
      return false;
    }
  };

  it.each<[string, unknown, boolean]>([
    ["nothing", {}, true],
    ["its own address", { $schema: "x" }, true],
    ["a workspace", JSON.parse(readFileSync("examples/check-in-ci/workspace.json", "utf8")), true],
    ["the page's workspace", JSON.parse(blocksIn("docs/command-line.md", "json")[0] ?? ""), true],
    [
      "every member",
      { features: [], productSets: ["p"], policies: { merge: "member" }, lint: false, bounds: { maxDepth: 1 } },
      true,
    ],
    ["a rule about files", { rules: { "input.json-unique-keys": "off" } }, true],
    ["overrides", { overrides: [{ files: "a" }, { files: ["a", "b"], rules: { "member.known": "error" } }] }, true],
    ["files to ignore", { ignores: ["drafts/**", "*.tmp.json"] }, true],
    ["requests", { overrides: [{ files: "a", operation: "update", state: "ACTIVE", current: "a" }] }, true],
    ["an unknown operation", { overrides: [{ files: "a", operation: "upsert" }] }, false],
    ["an unknown state", { overrides: [{ files: "a", state: "active" }] }, false],
    ["an empty path", { overrides: [{ files: "a", current: "" }] }, false],
    ["an operation outside overrides", { operation: "update" }, false],
    ["one glob to ignore", { ignores: "drafts/**" }, false],
    ["an empty glob to ignore", { ignores: [""] }, false],
    ["an excluded glob to ignore", { ignores: ["!a"] }, false],
    ["all files but some to ignore", { ignores: ["!(a)"] }, true],
    ["another member", { rulez: {} }, false],
    ["an unknown feature", { features: ["QUEING"] }, false],
    ["an unknown policy", { policies: { merg: "member" } }, false],
    ["an unknown value of a policy", { policies: { merge: "members" } }, false],
    ["an unknown rule", { rules: { "utm.x": "off" } }, false],
    ["a structural rule", { rules: { "structure.required": "off" } }, false],
    ["an unknown level", { rules: { "member.known": "of" } }, false],
    ["a structural exception", { exceptions: [{ rule: "structure.required", path: "a", level: "off" }] }, true],
    ["an exception without a path", { exceptions: [{ rule: "structure.required", level: "off" }] }, false],
    ["an exception as an error", { exceptions: [{ rule: "structure.required", path: "a", level: "error" }] }, false],
    ["an invalid lint", { lint: "no" }, false],
    ["an invalid bound", { bounds: { maxDepth: 0 } }, false],
    ["an override without files", { overrides: [{}] }, false],
    ["an override without globs", { overrides: [{ files: [] }] }, false],
    ["an override with an excluded glob", { overrides: [{ files: ["*", "!a"] }] }, false],
    ["an override for all files but some", { overrides: [{ files: "!(a)" }] }, true],
    ["overrides in overrides", { overrides: [{ files: "a", overrides: [] }] }, false],
  ])("and the command line agree on %s", (_, config, isRight) => {
    expect([validate(config), isRead(config)]).toEqual([isRight, isRight]);
  });
});
