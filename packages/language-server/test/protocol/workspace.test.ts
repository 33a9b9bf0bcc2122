import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type ClientCapabilities,
  ConfigurationRequest,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWorkspaceFoldersNotification,
  DocumentSymbolRequest,
  HoverRequest,
  type InitializeParams,
  MarkupContent,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  UnregistrationRequest,
  type WorkspaceFoldersChangeEvent,
  WorkspaceFoldersRequest,
} from "vscode-languageserver-protocol";
import { applyAction } from "../support/apply-edits.js";
import { Client } from "../support/client.js";
import { sample } from "../support/samples.js";

let folder: string;
let client: Client;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "campaign-rules-lsp-"));
});

afterEach(async () => {
  await client.stop();
  rmSync(folder, { recursive: true });
});

const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

/** A request that is accepted unless a feature is missing. */
const queued = JSON.stringify({
  ...JSON.parse(sample("push-one-time.json")),
  delivery_controls: { queuing_enabled: true, queue_duration: 2 },
});

function rulesIn(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.filter(({ severity }) => severity === 1).map(({ code, message }) => code ?? message);
}

describe("a configuration", () => {
  it("takes effect when it is added, changed and removed", async () => {
    client = await Client.start({ folder });
    const uri = uriOf("a.campaign.json");
    await client.open(uri, queued);
    const config = join(folder, "campaign-rules.config.json");
    const seen = [rulesIn(await client.diagnostics(uri))];
    for (const features of [[], ["QUEUING"]]) {
      writeFileSync(config, JSON.stringify({ features }));
      seen.push(rulesIn(await client.diagnostics(uri)));
    }
    rmSync(config);
    seen.push(rulesIn(await client.diagnostics(uri)));
    const gates = ["delivery-controls.queuing-enabled", "delivery-controls.queuing-enabled"];
    expect(seen).toEqual([[], gates, [], []]);
  });

  it("says which files are not checked, and what the others contain", async () => {
    client = await Client.start({ folder });
    const overrides = [{ files: "late/*", operation: "update", state: "ACTIVE", current: "stored/campaign.json" }];
    writeFileSync(join(folder, "campaign-rules.config.json"), JSON.stringify({ ignores: ["drafts"], overrides }));
    const [ignored, uri, stored] = [
      uriOf("drafts/a.campaign.json"),
      uriOf("late/a.campaign.json"),
      uriOf("stored/campaign.json"),
    ];
    const campaign = JSON.parse(sample("stored-campaign.json"));
    const scheduling_details = { ...campaign.scheduling_details, delivery_type: "ASAP" };
    for (const one of [ignored, uri]) await client.open(one, JSON.stringify({ request_id: "r-1", scheduling_details }));
    expect(await client.diagnostics(ignored)).toEqual([]);
    expect(rulesIn(await client.diagnostics(uri))).toEqual([`${join(folder, "stored/campaign.json")}: file not found`]);
    await client.open(stored, JSON.stringify(campaign));
    expect(rulesIn(await client.diagnostics(uri))).toEqual(["update.delivery-type-unchanged"]);
    await client.change(stored, { text: JSON.stringify({ ...campaign, scheduling_details }) });
    expect(rulesIn(await client.diagnostics(uri))).toEqual([]);
  });

  it("is watched with its stored campaigns, wherever the folder is", async () => {
    const config = "./team.json";
    const files = [
      { glob: "updates/*", operation: "update", current: "stored/{name}.json" },
      { glob: "late/*", operation: "update" },
    ];
    client = await Client.start({
      folder,
      settings: { config, files },
      capabilities: {
        textDocument: { diagnostic: {} },
        workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      },
    });
    let watched: unknown;
    client.connection.onRequest(RegistrationRequest.type, ({ registrations: [registration] }) => {
      watched = registration?.registerOptions.watchers;
    });
    const overrides = [{ files: "late/*", operation: "update", current: "stored/live [1].json" }];
    writeFileSync(join(folder, config), JSON.stringify({ overrides }));
    await client.open(uriOf("late/a.json"), "{}");
    await client.diagnostics(uriOf("late/a.json"));
    const configurations = "**/campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json}";
    const globs = [configurations, "**/team.json", "**/stored/*.json", "**/live ?1?.json"];
    await vi.waitFor(() => expect(watched).toEqual(globs.map((globPattern) => ({ globPattern }))), 10_000);
  });

  it("above the folder is watched with its stored campaigns, if the client can", async () => {
    mkdirSync(join(folder, ".git"));
    const opened = join(folder, "team", "opened");
    mkdirSync(opened, { recursive: true });
    const overrides = [{ files: "**", operation: "update", current: "stored.json" }];
    writeFileSync(join(folder, "campaign-rules.config.json"), JSON.stringify({ overrides }));
    client = await Client.start({
      folder: opened,
      capabilities: {
        textDocument: { diagnostic: {} },
        workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
      },
    });
    const watched = new Map<string, { globPattern: unknown }[]>();
    client.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      for (const { id, registerOptions } of registrations) watched.set(id, registerOptions.watchers);
    });
    client.connection.onRequest(UnregistrationRequest.type, ({ unregisterations }) => {
      for (const { id } of unregisterations) watched.delete(id);
    });
    await client.diagnostics(uriOf("team/opened/none.campaign.json"));
    await client.open(uriOf("team/opened/a.campaign.json"), "{}");
    await client.diagnostics(uriOf("team/opened/a.campaign.json"));
    const names = "campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json}";
    const above = [
      { baseUri: uriOf("team"), pattern: names },
      { baseUri: uriOf(""), pattern: names },
      { baseUri: uriOf(""), pattern: "stored.json" },
    ];
    await vi.waitFor(() => {
      const [patterns, ...others] = [...watched.values()];
      expect(others).toEqual([]);
      expect(patterns?.map(({ globPattern }) => globPattern)).toEqual([`**/${names}`, "**/stored.json", ...above]);
    }, 10_000);
  });

  it("is used if the client refuses to watch it", async () => {
    const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
    client = await Client.start({ folder, capabilities: { textDocument: { diagnostic: {} }, ...capabilities } });
    client.connection.onRequest(RegistrationRequest.type, () => {
      throw new Error("refused");
    });
    const overrides = [{ files: "**", operation: "update", current: "stored.json" }];
    writeFileSync(join(folder, "campaign-rules.config.json"), JSON.stringify({ overrides }));
    const uri = uriOf("a.campaign.json");
    await client.open(uri, "{}");
    for (let round = 0; round < 3; round++)
      expect(rulesIn(await client.diagnostics(uri))).toEqual([`${join(folder, "stored.json")}: file not found`]);
  });

  it("that is invalid is an error in each document", async () => {
    client = await Client.start({ folder });
    const config = join(folder, "campaign-rules.config.json");
    writeFileSync(config, '{ "feature": [] }');
    await client.open(uriOf("a.campaign.json"), queued);
    const [problem, ...others] = rulesIn(await client.diagnostics(uriOf("a.campaign.json")));
    expect(others).toEqual([]);
    expect(problem).toBe(`${config}:1:14: unknown member "feature"; did you mean "features"?`);
  });

  it("may have rules that throw, which is an error too", async () => {
    client = await Client.start({ folder, settings: { trusted: true } });
    const rule = `({ id: "acme.thrown", scope: "request", reads: {}, message: "m", check() { throw new Error("oops"); } })`;
    const engine = import.meta.resolve("campaign-rules");
    const text = `import { defineRule } from ${JSON.stringify(engine)}; export default { customRules: [defineRule${rule}] };`;
    writeFileSync(join(folder, "campaign-rules.config.mjs"), text);
    await client.open(uriOf("a.campaign.json"), queued);
    expect(rulesIn(await client.diagnostics(uriOf("a.campaign.json")))).toEqual([
      "the rule acme.thrown failed; this is a defect of the rule, not of the request: oops",
    ]);
  });
});

describe("diagnostics", () => {
  it("are pushed to a client that does not pull them, again when settings change, and are empty after closing", async () => {
    client = await Client.start({ folder, capabilities: {} });
    const pushed: PublishDiagnosticsParams[] = [];
    let heard = () => {};
    client.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      pushed.push(params);
      heard();
    });
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const uri = uriOf("a.campaign.json");
    const steps = [
      () => client.open(uri, '{ "channel": "push" }'),
      () => client.change(uri, { text: "{" }),
      () =>
        client.connection.sendNotification(DidChangeConfigurationNotification.type, {
          settings: { campaignRules: { files: [] } },
        }),
      () => client.close(uri),
    ];
    for (const step of steps) {
      const push = next();
      await step();
      await push;
    }
    const said = pushed.map(({ version, diagnostics }) => [version, rulesIn(diagnostics)[0]]);
    expect(said).toEqual([
      [1, "structure.required"],
      [2, "input.json"],
      [2, undefined],
      [undefined, undefined],
    ]);
  });

  it("that are pulled again are unchanged as long as nothing changes", async () => {
    client = await Client.start({ folder });
    const uri = uriOf("a.campaign.json");
    await client.open(uri, queued);
    const { resultId } = await client.report(uri);
    expect(await client.report(uri, resultId)).toEqual({ kind: "unchanged", resultId });
    await client.change(uri, { text: `${queued} ` });
    expect((await client.report(uri, resultId)).kind).toBe("full");
  });

  it("follow the stored campaign, in its file and in the editor", async () => {
    const files = [{ glob: "updates/*.json", operation: "update", state: "ACTIVE", current: "stored/{name}.json" }];
    client = await Client.start({ folder, settings: { files } });
    const [uri, stored] = [uriOf("updates/a.json"), uriOf("stored/a.json")];
    const campaign = JSON.parse(sample("stored-campaign.json"));
    const { scheduling_details } = campaign;
    await client.open(uri, JSON.stringify({ request_id: "r-1", scheduling_details }));
    const unknown = await client.diagnostics(uri);
    expect(unknown.filter(({ severity }) => severity === 3).map(({ message }) => message)).toEqual([
      `${join(folder, "stored/a.json")} does not exist, so nothing is known about the stored campaign`,
    ]);
    await client.open(stored, JSON.stringify(campaign));
    expect(rulesIn(await client.diagnostics(uri))).toEqual([]);
    const other = { ...campaign, scheduling_details: { ...scheduling_details, delivery_type: "ASAP" } };
    await client.change(stored, { text: JSON.stringify(other) });
    expect(rulesIn(await client.diagnostics(uri))).toEqual(["update.delivery-type-unchanged"]);
    await client.close(stored);
    await client.open(stored, JSON.stringify(campaign));
    expect(rulesIn(await client.diagnostics(uri))).toEqual([]);
    await client.close(stored);
    // The same version again, with another text.
    await client.open(stored, JSON.stringify(other));
    expect(rulesIn(await client.diagnostics(uri))).toEqual(["update.delivery-type-unchanged"]);
    await client.close(stored);
    await client.open(stored, "{");
    const [failure] = rulesIn(await client.diagnostics(uri));
    expect(failure).toContain("it is not valid JSON");
    expect((await client.complete(uri, { line: 0, character: 1 })).length).toBeGreaterThan(5);
  });

  it("follow the stored campaign in the editor, however the client writes its address", async () => {
    const files = [{ glob: "updates/*.json", operation: "update", state: "ACTIVE", current: "stored/{name}.json" }];
    client = await Client.start({ folder, settings: { files } });
    const { scheduling_details, ...campaign } = JSON.parse(sample("stored-campaign.json"));
    await client.open(uriOf("updates/a (1).json"), JSON.stringify({ request_id: "r-1", scheduling_details }));
    const other = { ...campaign, scheduling_details: { ...scheduling_details, delivery_type: "ASAP" } };
    await client.open(uriOf("stored/a (1).json").replace("(", "%28").replace(")", "%29"), JSON.stringify(other));
    const found = await client.diagnostics(uriOf("updates/a (1).json"));
    expect(rulesIn(found)).toEqual(["update.delivery-type-unchanged"]);
  });

  it("are those of the text, even if a client sends no new version", async () => {
    client = await Client.start({ folder });
    const uri = uriOf("a.campaign.json");
    await client.open(uri, sample("push-one-time.json"));
    expect(rulesIn(await client.diagnostics(uri))).toEqual([]);
    await client.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: 1 },
      contentChanges: [{ text: "{" }],
    });
    expect(rulesIn(await client.diagnostics(uri))).toEqual(["input.json"]);
  });

  it("are still pushed after a document without an address", async () => {
    client = await Client.start({ folder, capabilities: {} });
    const pushed = new Promise<PublishDiagnosticsParams>((resolve) =>
      client.connection.onNotification(PublishDiagnosticsNotification.type, resolve),
    );
    await client.open(null as unknown as string, "{");
    await client.open(uriOf("a.campaign.json"), "{");
    expect(rulesIn((await pushed).diagnostics)).toEqual(["input.json"]);
  });
});

describe("the folder to which globs are relative", () => {
  const uri = () => pathToFileURL(folder).href;
  const settings = { files: [{ glob: "in/*.json" }] };

  it.each<[string, () => Partial<InitializeParams>]>([
    ["the one that is open", () => ({ workspaceFolders: [{ uri: uri(), name: "" }], rootUri: "file:///elsewhere" })],
    ["rootUri without folders", () => ({ rootUri: uri(), rootPath: "/elsewhere" })],
    ["rootUri if folders are null", () => ({ workspaceFolders: null, rootUri: uri() })],
    ["rootUri if there are no folders", () => ({ workspaceFolders: [], rootUri: uri() })],
    ["rootUri if no folder is local", () => ({ workspaceFolders: [{ uri: "git:/a", name: "" }], rootUri: uri() })],
    ["rootPath without rootUri", () => ({ workspaceFolders: null, rootUri: null, rootPath: folder })],
    ["rootPath without folders", () => ({ workspaceFolders: [], rootPath: folder })],
  ])("is %s", async (_, params) => {
    client = await Client.start({ settings, params: params() });
    await client.open(uriOf("in/a.json"), "{}");
    expect(rulesIn(await client.diagnostics(uriOf("in/a.json"))).length).toBeGreaterThan(0);
    expect(client.shown).toEqual([]);
  });

  it("contains a folder whose name begins with two dots", async () => {
    client = await Client.start({ folder, settings: { files: [{ glob: "..in/*.json" }] } });
    await client.open(uriOf("..in/a.json"), "{}");
    expect(rulesIn(await client.diagnostics(uriOf("..in/a.json"))).length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<InitializeParams>]>([
    ["are absent", {}],
    ["are null or empty", { workspaceFolders: [], rootUri: null, rootPath: null }],
    ["lead nowhere", { workspaceFolders: null, rootUri: "untitled:a", rootPath: "" }],
  ])("is that of the file if all of them %s", async (_, params) => {
    client = await Client.start({ settings: { files: [{ glob: "a.json" }] }, params });
    await client.open(uriOf("in/a.json"), "{}");
    expect(rulesIn(await client.diagnostics(uriOf("in/a.json"))).length).toBeGreaterThan(0);
  });
});

describe("a setting of the editor", () => {
  const initial = { files: [{ glob: "in/*.json" }] };
  const [ON, OFF, NULL] = [{ undecided: true }, { undecided: false }, { files: null, undecided: null }];
  const hints = async () => {
    await client.open(uriOf("in/a.json"), queued);
    return (await client.diagnostics(uriOf("in/a.json"))).length;
  };

  it.each<[string, sent: object, configured: unknown, settings: object]>([
    ["an empty section", {}, {}, ON],
    ["a section without a value", {}, null, ON],
    ["settings without a value", NULL, NULL, ON],
    ["other settings in the section", {}, OFF, OFF],
    ["other settings that are sent", OFF, {}, OFF],
    ["the section after settings that are sent", OFF, ON, ON],
  ])("takes precedence over that option, and over no other: %s", async (_, sent, configured, settings) => {
    client = await Client.start({ folder, settings: { ...initial, ...settings } });
    const expected = await hints();
    await client.stop();
    const capabilities = { textDocument: { diagnostic: {} }, workspace: { configuration: true } };
    client = await Client.start({ folder, settings: initial, capabilities });
    client.connection.onRequest(ConfigurationRequest.type, () => [configured]);
    await client.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { campaignRules: sent },
    });
    expect(await hints()).toBe(expected);
    expect(expected).toBeGreaterThan(0);
  });
});

describe("several folders", () => {
  const settings = { files: [{ glob: "in/*.json" }] };
  const foldersAt = (...names: string[]) => names.map((name) => ({ uri: uriOf(name), name }));
  const open = (names: readonly string[], workspace: ClientCapabilities["workspace"] = {}) => {
    const capabilities = { textDocument: { diagnostic: {} }, workspace: { workspaceFolders: true, ...workspace } };
    return Client.start({ settings, capabilities, params: { workspaceFolders: foldersAt(...names) } });
  };
  const change = (event: WorkspaceFoldersChangeEvent) =>
    client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
  /** The gates that queued requests fail, which a configuration opens. */
  const gatesOf = async (...names: string[]) => {
    const gates: Record<string, number | undefined> = {};
    for (const name of names) {
      await client.open(uriOf(name), queued);
      const found = await client.diagnostics(uriOf(name));
      gates[name] = found.find(({ code }) => code === "delivery-controls.queuing-enabled")?.severity;
      await client.close(uriOf(name));
    }
    return gates;
  };
  const configure = (name: string, features: readonly string[]) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "campaign-rules.config.json"), JSON.stringify({ features }));
  };

  it("have their own globs and configurations, also inside each other", async () => {
    configure("a", []);
    configure("a/inner", ["QUEUING"]);
    configure("b", ["QUEUING"]);
    client = await open(["a", "b", "a/inner"]);
    const names = ["a/in/x.json", "a/inner/in/x.json", "b/in/x.json"];
    expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
    await change({ added: [], removed: foldersAt("a/inner") });
    expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
    configure("a/inner", []);
    expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
  });

  it("may be added before the client has answered anything", async () => {
    configure("b", []);
    client = await open(["a"], { didChangeConfiguration: { dynamicRegistration: true } });
    client.connection.onRequest(RegistrationRequest.type, () => new Promise<void>(() => {}));
    client.connection.onRequest(WorkspaceFoldersRequest.type, () => new Promise<null>(() => {}));
    await change({ added: foldersAt("b"), removed: [] });
    expect(await gatesOf("b/in/x.json")).toEqual({ "b/in/x.json": 1 });
  });

  it("may be added although the client refuses everything", async () => {
    configure("b", []);
    client = await open(["a"], {
      didChangeConfiguration: { dynamicRegistration: true },
      didChangeWatchedFiles: { dynamicRegistration: true },
      diagnostics: { refreshSupport: true },
      configuration: true,
    });
    const refuse = () => {
      throw new Error("refused");
    };
    for (const { type } of [
      RegistrationRequest,
      WorkspaceFoldersRequest,
      DiagnosticRefreshRequest,
      ConfigurationRequest,
    ])
      client.connection.onRequest(type.method, refuse);
    expect(await gatesOf("b/in/x.json")).toEqual({});
    await change({} as WorkspaceFoldersChangeEvent);
    await change({ added: foldersAt("b"), removed: [] });
    expect(await gatesOf("b/in/x.json")).toEqual({ "b/in/x.json": 1 });
  });

  it("have the files watched that their settings name, as soon as they are added", async () => {
    client = await open(["a"], { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true } });
    client.connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ scopeUri }) => (scopeUri === uriOf("b") ? { config: "team.json" } : {})),
    );
    let watched: unknown[] = [];
    client.connection.onRequest(RegistrationRequest.type, ({ registrations: [registration] }) => {
      watched = registration?.registerOptions.watchers.map(({ globPattern }: { globPattern: string }) => globPattern);
    });
    client.connection.onRequest(WorkspaceFoldersRequest.type, () => foldersAt("a", "b"));
    await change({ added: foldersAt("b"), removed: [] });
    await expect.poll(() => watched).toContain("**/team.json");
  });

  it("do not make the server say that a glob matches no file outside them", async () => {
    mkdirSync(join(folder, "a/in"), { recursive: true });
    writeFileSync(join(folder, "a/in/x.json"), "{}");
    client = await open(["a"]);
    await gatesOf("other/x.json", "a/in/x.json");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(client.shown).toEqual([]);
  });
});

it("a glob that matches no file is said once, unless it is a default", async () => {
  mkdirSync(join(folder, "there"));
  writeFileSync(join(folder, "there/a.json"), "{}");
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/a.js"), "");
  const files = ["there/*.json", "their/*.json", "**/*.js", "./there/new.json"].map((glob) => ({ glob }));
  client = await Client.start({ folder, settings: { files } });
  for (const name of ["there/new.json", "package.json", "their.json"]) {
    await client.open(uriOf(name), "{}");
    await client.diagnostics(uriOf(name));
  }
  const said = (glob: string) => `Campaign Rules: the glob ${glob} in files matches no file in ${folder}`;
  await expect.poll(() => client.shown).toEqual([said("their/*.json"), said("**/*.js")]);
  await client.stop();
  client = await Client.start({ folder });
  await client.open(uriOf("package.json"), "{}");
  await client.diagnostics(uriOf("package.json"));
  expect(client.shown).toEqual([]);
});

it("a missing object is added with its required members", async () => {
  client = await Client.start({ folder });
  const uri = uriOf("a.campaign.json");
  const { scheduling_details: _, ...body } = JSON.parse(sample("push-one-time.json"));
  const text = JSON.stringify(body, null, 2);
  await client.open(uri, text);
  const [action, ...others] = await client.actions(uri, "quickfix");
  expect([action?.title, others]).toEqual(["Add scheduling_details with its required members", []]);
  await client.change(uri, { text: applyAction(text, uri, action ?? { title: "" }) });
  expect(rulesIn(await client.diagnostics(uri))).toEqual([]);
});

it("several fixes of one rule have a common action", async () => {
  client = await Client.start({ folder });
  const uri = uriOf("a.campaign.json");
  const text = '{ "channel": "push", "campaign_delivery_type": "one_time" }';
  await client.open(uri, text);
  const action = (await client.actions(uri)).find(({ title }) => title === "Apply all 2 fixes for structure.enum");
  expect(applyAction(text, uri, action ?? { title: "" })).toBe(
    '{ "channel": "PUSH", "campaign_delivery_type": "ONE_TIME" }',
  );
});

it("hover explains a member, and the rules that found problems there", async () => {
  client = await Client.start({ folder, settings: { documentation: "https://rules.example/{rule}" } });
  const uri = uriOf("a.campaign.json");
  await client.open(uri, '{ "channel": "PUSH", "campaign_delivery_type": "ONCE" }');
  const hover = await client.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri },
    position: { line: 0, character: 50 },
  });
  const said = MarkupContent.is(hover?.contents) ? hover.contents.value.split("\n") : [];
  expect(said).toEqual([
    "The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only.",
    ...["", "---", ""],
    "**`structure.enum`** (error): A member with listed values must have one of them, written exactly so.",
    "",
    "- Applies to: every campaign, created or updated",
    "- Changed by: `exceptions`",
    "- Specification: Resources and their fields",
    "- [Documentation](https://rules.example/structure.enum)",
  ]);
});

it("symbols are members, entries, and campaigns by their names", async () => {
  client = await Client.start({ folder });
  const symbolsOf = async (name: string, text: string) => {
    await client.open(uriOf(name), text);
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, {
      textDocument: { uri: uriOf(name) },
    });
    const named = (all: typeof symbols): unknown[] =>
      (all ?? []).map((one) => ("children" in one ? [one.name, named(one.children ?? [])] : one.name));
    return named(symbols);
  };
  expect(await symbolsOf("a.campaign.json", '{ "a": [1, { "b": null }], "": ')).toEqual([["a", ["0", ["1", ["b"]]]]]);
  const lines = '{ "basic_details": { "name": "Spring" } }\n{}';
  expect(await symbolsOf("a.campaigns.ndjson", lines)).toEqual([
    ["Spring", [["basic_details", ["name"]]]],
    ["line 2", []],
  ]);
});
