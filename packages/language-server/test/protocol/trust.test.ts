import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigurationRequest } from "vscode-languageserver-protocol";
import { folderWith } from "../../../../test/support/folder-with.js";
import { Client, type ClientOptions } from "../support/client.js";
import { GATE, queued } from "../support/samples.js";

let base: string;
let client: Client;

/** A repository with a folder, which is usually the workspace, and one beside it. */
beforeEach(() => {
  base = folderWith({ ".git/HEAD": "", "open/deep/a": "", "other/a": "" });
});
afterEach(() => client.stop());

const at = (name: string) => join(base, name);
const uriOf = (name: string) => pathToFileURL(at(name)).href;
const folder = (name: string) => ({ uri: uriOf(name), name });

/** Code that leaves a mark when it runs. */
function writeCode(name: string): void {
  const mark = JSON.stringify(at("ran"));
  const isModule = !name.endsWith(".cjs");
  const text = isModule
    ? `import { writeFileSync } from "node:fs"; writeFileSync(${mark}, ""); export default { features: [] };`
    : `require("node:fs").writeFileSync(${mark}, ""); module.exports = { features: [] };`;
  // What it logs must not come between the messages of the protocol.
  writeFileSync(at(name), `${text} console.log("loaded");`);
}

/** Opens and checks a document twice, and returns what a configuration without features forbids, and what was shown. */
async function check(name = "open/deep/a.campaign.json") {
  await client.open(uriOf(name), queued);
  await client.diagnostics(uriOf(name));
  await client.change(uriOf(name), { text: `${queued}\n` });
  const found = (await client.diagnostics(uriOf(name))).filter(({ severity }) => severity === 1);
  return { ran: existsSync(at("ran")), found: found.map(({ code }) => code), shown: client.shown };
}

const NOT_RUN = (name: string) =>
  `Campaign Rules: ${at(name)}: this configuration is not used, because it is code, which is not run here; no other one is used instead`;
const RAN = { ran: true, found: [GATE, GATE], shown: [] };

const CODE = "open/campaign-rules.config.mjs";
const trusted = { trusted: true };

it.each([
  ["lead to docsUrl of the configuration", trusted, "https://docs.example/rules/structure.enum"],
  [
    "lead to the setting of the client, which takes precedence",
    { ...trusted, documentation: "https://client.example/{rule}" },
    "https://client.example/structure.enum",
  ],
  ["do not lead where a workspace that is not trusted says", {}, expect.stringMatching(/^file:/u)],
])("links %s", async (_, settings, address) => {
  writeFileSync(at("open/campaign-rules.config.json"), JSON.stringify({ docsUrl: "https://docs.example/" }));
  client = await Client.start({ folder: at("open"), settings });
  const uri = uriOf("open/a.campaign.json");
  await client.open(uri, '{ "channel": "push" }');
  const found = (await client.diagnostics(uri)).find(({ code }) => code === "structure.enum");
  expect(found?.codeDescription?.href).toEqual(address);
});

describe("code of a configuration", () => {
  it.each<[string, string, () => ClientOptions]>([
    ["in a trusted folder", CODE, () => ({ folder: at("open"), settings: trusted })],
    [
      "in one of several trusted folders",
      CODE,
      () => ({ settings: trusted, params: { workspaceFolders: [folder("other"), folder("open")] } }),
    ],
    [
      "in the trusted root of an older client",
      CODE,
      () => ({ settings: trusted, params: { workspaceFolders: null, rootUri: uriOf("open") } }),
    ],
    [
      "in the trusted root of a client without folders",
      CODE,
      () => ({ settings: trusted, params: { workspaceFolders: [], rootUri: uriOf("open") } }),
    ],
    ["in the trusted path of an old client", CODE, () => ({ settings: trusted, params: { rootPath: at("open") } })],
    [
      "that the settings of a trusted folder name",
      "open/deep/rules.mjs",
      () => ({ folder: at("open"), settings: { ...trusted, config: "deep/rules.mjs" } }),
    ],
  ])("runs %s", async (_, name, options) => {
    writeCode(name);
    client = await Client.start(options());
    expect(await check()).toEqual(RAN);
  });

  it.each<[string, string, () => ClientOptions]>([
    ["in a folder that the client does not mention", CODE, () => ({ folder: at("open") })],
    ["that is CommonJS", "open/campaign-rules.config.cjs", () => ({ folder: at("open") })],
    ["that is TypeScript", "open/deep/campaign-rules.config.mts", () => ({ folder: at("open") })],
    ["in a folder that is not trusted", CODE, () => ({ folder: at("open"), settings: { trusted: false } })],
    ["in a folder whose trust is no boolean", CODE, () => ({ folder: at("open"), settings: { trusted: "true" } })],
    [
      "that is named in a folder that is not trusted",
      "open/rules.mjs",
      () => ({ folder: at("open"), settings: { config: "rules.mjs" } }),
    ],
    [
      "above the trusted folders",
      "campaign-rules.config.mjs",
      () => ({ folder: at("open"), settings: trusted, params: { rootUri: pathToFileURL(base).href } }),
    ],
    [
      "that is named outside the trusted folder",
      "other/rules.mjs",
      () => ({ folder: at("open"), settings: { ...trusted, config: "../other/rules.mjs" } }),
    ],
    ["without an open folder", "open/deep/campaign-rules.config.mjs", () => ({ settings: trusted })],
  ])("does not run %s, which is said once", async (_, name, options) => {
    writeCode(name);
    client = await Client.start(options());
    expect(await check()).toEqual({ ran: false, found: [], shown: [NOT_RUN(name)] });
    await check("open/deep/b.campaign.json");
    expect(client.shown).toEqual([NOT_RUN(name)]);
  });

  it("does not run behind a link that leaves the trusted folder", async () => {
    writeCode("other/rules.mjs");
    symlinkSync(at("other/rules.mjs"), at(CODE));
    client = await Client.start({ folder: at("open"), settings: trusted });
    expect(await check()).toEqual({ ran: false, found: [], shown: [NOT_RUN(CODE)] });
  });

  it("does not end the server by failing later on", async () => {
    writeFileSync(at(CODE), 'setTimeout(() => { throw new Error("late"); }); export default { features: [] };');
    client = await Client.start({ folder: at("open"), settings: trusted });
    const { found } = await check();
    await setTimeout(100);
    expect([found, (await check()).found]).toEqual([
      [GATE, GATE],
      [GATE, GATE],
    ]);
  });

  it("is not replaced by JSON above it", async () => {
    writeCode("open/deep/campaign-rules.config.mjs");
    writeFileSync(at("open/campaign-rules.config.json"), '{ "features": [] }');
    client = await Client.start({ folder: at("open") });
    expect(await check()).toEqual({ ran: false, found: [], shown: [NOT_RUN("open/deep/campaign-rules.config.mjs")] });
  });

  it("does not run because the settings of a workspace say that it is trusted", async () => {
    writeCode(CODE);
    client = await Client.start({ folder: at("open") });
    await client.configure(trusted);
    const notASetting = "Campaign Rules settings: trusted is not a setting";
    expect(await check()).toEqual({ ran: false, found: [], shown: [notASetting, NOT_RUN(CODE)] });
    await client.stop();
    client = await Client.start({ folder: at("open"), workspace: { configuration: true } });
    client.connection.onRequest(ConfigurationRequest.type, () => [trusted]);
    expect(await check()).toEqual({ ran: false, found: [], shown: [notASetting, NOT_RUN(CODE)] });
  });
});

describe("JSON of a configuration", () => {
  it.each<[string, string, () => ClientOptions]>([
    ["in a folder", "open/campaign-rules.config.json", () => ({ folder: at("open") })],
    ["above the folder, in its repository", "campaign-rules.config.json", () => ({ folder: at("open") })],
    ["without an open folder", "open/deep/campaign-rules.config.json", () => ({})],
  ])("is used %s, trusted or not", async (_, name, options) => {
    writeFileSync(at(name), '{ "features": [] }');
    client = await Client.start(options());
    expect(await check()).toEqual({ ...RAN, ran: false });
  });
});
