import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { everyRule } from "../src/resources/every-rule.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";

const sample = readFileSync(new URL("../../../samples/push-with-mistakes.json", import.meta.url), "utf8");
const slip = JSON.stringify({ channel: "push" });

/** Calls a tool of a server with one root. */
async function callIn(root: string, tool: string, args: Record<string, unknown>, runsConfiguration = false) {
  return call(await connect({ roots: [root], runsConfiguration }), tool, args);
}

/** The parts of an answer that these tests compare. */
async function channelAndConfiguration(root: string, args: Record<string, unknown>, runsConfiguration = false) {
  const { configuration, findings, refused } = await callIn(root, "validate_campaign", args, runsConfiguration);
  return { configuration, channel: findings?.find(({ path }) => path === "channel")?.severity, refused };
}

const exception = { rule: "structure.enum", path: "channel", level: "warning" };
const JSON_CONFIGURATION = JSON.stringify({ exceptions: [exception] });
const CODE = "it is code, which the server runs only with --run-configuration";
const PROGRAM = `export default ${JSON_CONFIGURATION}`;

it("the configuration of a root is used for values, texts and files", async () => {
  const root = folderWith({ "campaign-rules.config.json": JSON_CONFIGURATION, "eu/a.json": slip });
  const expected = { configuration: { file: "campaign-rules.config.json", used: true }, channel: "warning" };
  for (const args of [{ body: { channel: "push" } }, { text: slip }, { path: "eu/a.json" }]) {
    expect(await channelAndConfiguration(root, args)).toEqual(expected);
  }
});

it("a configuration above the root is not used", async () => {
  const root = folderWith({ "campaign-rules.config.json": JSON_CONFIGURATION, "below/a.json": slip });
  expect(await channelAndConfiguration(join(root, "below"), { path: "a.json" })).toEqual({ channel: "error" });
});

it("a configuration that is a program runs only if the user allows it, and the answer says whether it did", async () => {
  const root = folderWith({ "campaign-rules.config.mjs": PROGRAM, "a.json": slip });
  const file = "campaign-rules.config.mjs";
  expect(await channelAndConfiguration(root, { path: "a.json" })).toEqual({
    configuration: { file, used: false, why: CODE },
    channel: "error",
  });
  expect(await channelAndConfiguration(root, { path: "a.json" }, true)).toEqual({
    configuration: { file, used: true },
    channel: "warning",
  });
});

it("a configuration that is wrong, or a link out of the root, is an error that names it", async () => {
  const wrong = folderWith({ "campaign-rules.config.json": '{ "feature": [] }' });
  const { refused } = await channelAndConfiguration(wrong, { body: {} });
  expect(refused).toBe(
    `${join(wrong, "campaign-rules.config.json")}:1:14: unknown member "feature"; did you mean "features"?`,
  );
  const linked = folderWith({ "a.json": slip });
  symlinkSync(join(wrong, "campaign-rules.config.json"), join(linked, "campaign-rules.config.json"));
  expect(await channelAndConfiguration(linked, { path: "a.json" })).toEqual({
    refused: "the configuration is a link that leads outside the roots of the client: campaign-rules.config.json",
  });
});

it.each(["await", "export default"])("a configuration that never ends is an error: %s", async (statement) => {
  const program = `globalThis.hasBegun?.(); ${statement} new Promise(() => {});`;
  const root = folderWith({ "campaign-rules.config.mjs": program });
  const begun = new Promise<void>((resolve) => vi.stubGlobal("hasBegun", resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answer = channelAndConfiguration(root, { body: {} }, true);
    await begun;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toEqual({
      refused: `${join(root, "campaign-rules.config.mjs")}: it cannot be loaded: it takes longer than 30 s`,
    });
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

it.each([".js", ".cjs", ".ts", ".mts", ".cts"])(
  "a configuration %s is found, and no JSON above it used instead",
  async (end) => {
    const root = folderWith({
      "campaign-rules.config.json": JSON_CONFIGURATION,
      [`eu/campaign-rules.config${end}`]: `require("node:fs").writeFileSync("ran", "")`,
      "eu/a.json": slip,
    });
    const configuration = { file: join("eu", `campaign-rules.config${end}`), used: false, why: CODE };
    expect(await channelAndConfiguration(root, { path: "eu/a.json" })).toEqual({ configuration, channel: "error" });
  },
);

it("a configuration above the root, in its repository, is neither read nor run", async () => {
  for (const [name, text] of [
    ["campaign-rules.config.json", JSON_CONFIGURATION],
    ["campaign-rules.config.mjs", PROGRAM],
  ] as const) {
    const root = folderWith({ ".git/HEAD": "", [name]: text, "below/a.json": slip });
    for (const args of [{ path: "a.json" }, { text: slip }]) {
      expect(await channelAndConfiguration(join(root, "below"), args, true)).toEqual({
        configuration: { file: join("..", name), used: false, why: "it is outside the roots of the client" },
        channel: "error",
      });
    }
  }
});

it("a configuration nearer to the server than to the roots is not used", async () => {
  const root = folderWith({ "a.json": slip });
  const elsewhere = folderWith({ "campaign-rules.config.json": JSON_CONFIGURATION });
  const before = process.cwd();
  process.chdir(elsewhere);
  try {
    for (const args of [{ path: "a.json" }, { text: slip }])
      expect(await channelAndConfiguration(root, args)).toEqual({ channel: "error" });
  } finally {
    process.chdir(before);
  }
});

describe("an override", () => {
  const { scheduling_details: schedule, ...others } = JSON.parse(
    readFileSync(new URL("../../../samples/stored-campaign.json", import.meta.url), "utf8"),
  );
  const update = JSON.stringify({ request_id: "r-1", scheduling_details: { ...schedule, delivery_type: "ASAP" } });
  const override = (current: string) =>
    JSON.stringify({ overrides: [{ files: "late/*", operation: "update", state: "ACTIVE", current }] });
  const files = { "late/a.json": update, "stored.json": JSON.stringify({ ...others, scheduling_details: schedule }) };

  it("says what a file contains, unless the client does", async () => {
    const root = folderWith({ ...files, "campaign-rules.config.json": override("stored.json") });
    const rulesIn = async (args: object) => {
      const { findings = [] } = await callIn(root, "validate_campaign", { path: "late/a.json", ...args });
      return findings.filter(({ severity }) => severity === "error").map(({ rule }) => rule);
    };
    expect(await rulesIn({})).toEqual(["update.delivery-type-unchanged"]);
    const stored = { ...others, scheduling_details: { ...schedule, delivery_type: "ASAP" } };
    expect(await rulesIn({ stored })).toEqual([]);
    expect(await rulesIn({ operation: "create" })).toContain("structure.required");
  });

  it("cannot have a stored campaign read that is outside the roots", async () => {
    const outside = folderWith(files);
    for (const current of [join(outside, "stored.json"), "link.json"]) {
      const root = folderWith({ ...files, "campaign-rules.config.json": override(current) });
      symlinkSync(join(outside, "stored.json"), join(root, "link.json"));
      expect(await callIn(root, "validate_campaign", { path: "late/a.json" })).toEqual({
        refused: expect.stringMatching(/outside the roots of the client: /u),
      });
    }
  });

  it("may ignore a file, which the client is told", async () => {
    const root = folderWith({ ...files, "campaign-rules.config.json": '{ "ignores": ["late"] }' });
    const note = `the command line checks this file only if it is named: ${join(root, "campaign-rules.config.json")} ignores it`;
    for (const tool of ["validate_campaign", "fix_campaign"])
      expect(await callIn(root, tool, { path: "late/a.json" })).toMatchObject({ note });
    expect(await callIn(root, "validate_campaign", { path: "stored.json" })).not.toHaveProperty("note");
  });
});

it("the context of the client takes precedence over the configuration", async () => {
  const root = folderWith({ "campaign-rules.config.json": JSON.stringify({ features: ["QUEUING"], lint: true }) });
  const body = { channel: "PUSH", delivery_controls: { queuing_enabled: false } };
  const gated = async (context: object) => {
    const { findings } = await callIn(root, "validate_campaign", { body, context });
    return findings?.some(({ path }) => path === "delivery_controls.queuing_enabled");
  };
  expect([await gated({}), await gated({ features: [] })]).toEqual([false, true]);
});

/** Rules are recognized by the package that defines them, so a configuration has to import this one. */
const ENTRY = JSON.stringify(import.meta.resolve("campaign-rules"));
const TEAM = `import { defineRule } from ${ENTRY};
export default { customRules: [defineRule({
  id: "acme.team-named",
  scope: "request",
  severity: "warning",
  summary: "Every campaign belongs to a team.",
  reads: { presence: ["basic_details.team"] },
  message: "must name a team",
  check() {},
})] };`;

it("the rules that a configuration adds are listed after the built-in ones, and explained", async () => {
  const root = folderWith({ "campaign-rules.config.mjs": TEAM });
  const client = await connect({ roots: [root], runsConfiguration: true });
  const configuration = { file: "campaign-rules.config.mjs", used: true };
  const team = { id: "acme.team-named", severity: "warning", summary: "Every campaign belongs to a team." };
  const cut = { configuration, truncated: false };
  const page = { policies: expect.any(Array), rules: [team], ...cut, omitted: { rules: 0 } };
  expect(await call(client, "list_rules", { contains: "TEAM-NAMED" })).toEqual({ total: 1, ...page });
  expect(await call(client, "list_rules", { offset: everyRule.length })).toEqual({
    total: everyRule.length + 1,
    ...page,
  });
  expect(await call(client, "explain_rule", { name: "acme.team-named" })).toEqual({
    ...{ name: "acme.team-named", kind: "rule", summary: "Every campaign belongs to a team." },
    details: {
      ...{ id: "acme.team-named", severity: "warning", scope: "request", message: "must name a team" },
      reads: { presence: ["basic_details.team"] },
    },
    ...{ examples: [], ...cut, omitted: { examples: 0 } },
  });
});

it("a rule whose id is longer than an answer is passed over in the list", async () => {
  const ruleOf = (id: string) =>
    `defineRule({ id: "${id}", scope: "request", summary: "s", reads: {}, message: "m", check() {} })`;
  const ids = ["acme.first", `acme.${"x".repeat(9_000)}`, "acme.last"];
  const config = `import { defineRule } from ${ENTRY}; export default { customRules: [${ids.map(ruleOf)}] };`;
  const root = folderWith({ "campaign-rules.config.mjs": config });
  const pages = [];
  for (let offset: unknown = everyRule.length; offset !== undefined; ) {
    const page = (await callIn(root, "list_rules", { offset }, true)) as Record<string, unknown>;
    pages.push((page["rules"] as { id: string }[]).map(({ id }) => id));
    offset = page["next_offset"];
  }
  expect(pages).toEqual([["acme.first"], [], ["acme.last"]]);
});

it("the cause of a failed rule is told", async () => {
  const failing = TEAM.replace('{ presence: ["basic_details.team"] }', "{}").replace(
    "check() {}",
    'check() { throw new Error("teams.json is missing"); }',
  );
  const root = folderWith({ "campaign-rules.config.mjs": failing, "a.json": slip });
  expect(await callIn(root, "validate_campaign", { path: "a.json" }, true)).toEqual({
    refused: "the rule acme.team-named failed; this is a defect of the rule, not of the request: teams.json is missing",
  });
});

it("a rule of a configuration that may not run is unknown, and the error says why", async () => {
  const root = folderWith({ "campaign-rules.config.mjs": TEAM });
  expect(await callIn(root, "explain_rule", { name: "acme.team-named" })).toEqual({
    refused: `unknown rule "acme.team-named"; campaign-rules.config.mjs may add it, but is not used: ${CODE}`,
  });
});

it("the configuration of a named file decides which rules are listed", async () => {
  const root = folderWith({ "eu/campaign-rules.config.mjs": TEAM, "eu/a.json": slip });
  const listed = (args: object) => callIn(root, "list_rules", { contains: "acme", ...args }, true);
  expect(await listed({})).toMatchObject({ total: 0 });
  expect(await listed({ path: "eu/a.json" })).toMatchObject({ total: 1 });
});

it("a fixed file equals that of the command line, byte by byte", async () => {
  const root = folderWith({ "campaign-rules.config.json": "{}", "a.json": sample, "b.json": sample });
  const { text, operations } = await callIn(root, "fix_campaign", { path: "a.json" });
  const command = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
  try {
    execFileSync(process.execPath, [command, "check", "--fix", "b.json"], { cwd: root, stdio: "ignore" });
  } catch {
    // Errors remain.
  }
  expect(text).toBe(readFileSync(join(root, "b.json"), "utf8"));
  expect(operations?.map(({ op, path }) => `${op} ${path}`)).toEqual([
    "replace /basic_details/platforms/0",
    "replace /scheduling_details/start_time",
    "replace /delivery_controls/campaign_throttle_rpm",
  ]);
  expect(readFileSync(join(root, "a.json"), "utf8")).toBe(sample);
});
