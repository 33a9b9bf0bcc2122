import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type CodeAction,
  CodeActionResolveRequest,
  ConfigurationRequest,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeTextDocumentNotification,
  DidChangeWorkspaceFoldersNotification,
  DocumentSymbolRequest,
  HoverRequest,
  type InitializeParams,
  LSPErrorCodes,
  MarkupContent,
  type MarkupKind,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  SymbolKind,
  UnregistrationRequest,
  type WorkspaceFoldersChangeEvent,
  WorkspaceFoldersRequest,
} from "vscode-languageserver-protocol";
import { folderWith } from "../../../../test/support/folder-with.js";
import { applyAction } from "../support/apply-edits.js";
import { Client, type ClientOptions } from "../support/client.js";
import { GATE, queued, sample } from "../support/samples.js";

let folder: string;
let client: Client;

beforeEach(() => {
  folder = folderWith();
});
afterEach(() => client.stop());

const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

/** Writes a file, by default a configuration. */
function write(value: unknown, name = "campaign-rules.config.json"): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
}

function rulesIn(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.filter(({ severity }) => severity === 1).map(({ code, message }) => code ?? message);
}

const errorsIn = async (name: string) => rulesIn(await client.diagnostics(uriOf(name)));

/** The errors in a document that is opened. */
async function errorsOf(text: string, name = "a.campaign.json"): Promise<unknown[]> {
  await client.open(uriOf(name), text);
  return errorsIn(name);
}

const missing = (name: string) => [`${join(folder, name)}: file not found`];

/** A stored campaign, the same with a schedule of another type, and an update with either schedule. */
const stored = JSON.parse(sample("stored-campaign.json"));
const { scheduling_details: schedule } = stored;
const asap = { ...schedule, delivery_type: "ASAP" };
const other = JSON.stringify({ ...stored, scheduling_details: asap });
const updateTo = (scheduling_details: object) => JSON.stringify({ request_id: "r-1", scheduling_details });
const CHANGED = ["update.delivery-type-unchanged"];

/** What a client watches that has registered nothing else. */
const CONFIGURATIONS = "campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json}";
const watching = { didChangeWatchedFiles: { dynamicRegistration: true } };

it("a glob of the settings may name a folder with parentheses", async () => {
  const files = [{ glob: "./sale (old)/*" }];
  client = await Client.start({ folder, settings: { files } });
  expect(await errorsOf("[]", "sale (old)/a.json")).toEqual(["structure.type"]);
  expect(await errorsOf("[]", "sale old/a.json")).toEqual([]);
});

it("a glob of the settings may exclude characters", async () => {
  client = await Client.start({ folder, settings: { files: [{ glob: "[!a]*.json" }] } });
  expect(await errorsOf("[]", "b.json")).toEqual(["structure.type"]);
  expect(await errorsOf("[]", "a.json")).toEqual([]);
});

describe("a configuration", () => {
  it("takes effect when it is added, changed and removed", async () => {
    client = await Client.start({ folder });
    const seen = [await errorsOf(queued)];
    for (const features of [[], ["QUEUING"]]) {
      write({ features });
      seen.push(await errorsIn("a.campaign.json"));
    }
    rmSync(join(folder, "campaign-rules.config.json"));
    seen.push(await errorsIn("a.campaign.json"));
    expect(seen).toEqual([[], [GATE, GATE], [], []]);
  });

  it("says which files are not checked, and what the others contain", async () => {
    client = await Client.start({ folder });
    const overrides = [{ files: "late/*", operation: "update", state: "ACTIVE", current: "stored/campaign.json" }];
    write({ ignores: ["drafts"], overrides });
    await client.open(uriOf("drafts/a.campaign.json"), updateTo(asap));
    expect(await client.diagnostics(uriOf("drafts/a.campaign.json"))).toEqual([]);
    expect(await errorsOf(updateTo(asap), "late/a.campaign.json")).toEqual(missing("stored/campaign.json"));
    await client.open(uriOf("stored/campaign.json"), JSON.stringify(stored));
    expect(await errorsIn("late/a.campaign.json")).toEqual(CHANGED);
    await client.change(uriOf("stored/campaign.json"), { text: other });
    expect(await errorsIn("late/a.campaign.json")).toEqual([]);
  });

  it("is watched with its stored campaigns, wherever the folder is", async () => {
    const config = "./team.json";
    const files = [
      { glob: "updates/*", operation: "update", current: "stored/{name}.json" },
      { glob: "late/*", operation: "update" },
    ];
    client = await Client.start({ folder, settings: { config, files }, workspace: watching });
    let watched: unknown;
    client.connection.onRequest(RegistrationRequest.type, ({ registrations: [registration] }) => {
      watched = registration?.registerOptions.watchers;
    });
    write({ overrides: [{ files: "late/*", operation: "update", current: "stored/live [1].json" }] }, config);
    await errorsOf("{}", "late/a.json");
    const globs = [`**/${CONFIGURATIONS}`, "**/team.json", "**/stored/*.json", "**/live ?1?.json"];
    await vi.waitFor(() => expect(watched).toEqual(globs.map((globPattern) => ({ globPattern }))), 10_000);
  });

  const storedForAll = { overrides: [{ files: "**", operation: "update", current: "stored.json" }] };

  it("above the folder is watched with its stored campaigns, if the client can", async () => {
    const opened = join(folder, "team/opened");
    for (const name of [".git", "team/opened"]) mkdirSync(join(folder, name), { recursive: true });
    write(storedForAll);
    const workspace = { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } };
    client = await Client.start({ folder: opened, workspace });
    const watched = new Map<string, { globPattern: unknown }[]>();
    client.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      for (const { id, registerOptions } of registrations) watched.set(id, registerOptions.watchers);
    });
    client.connection.onRequest(UnregistrationRequest.type, ({ unregisterations }) => {
      for (const { id } of unregisterations) watched.delete(id);
    });
    await errorsIn("team/opened/none.campaign.json");
    await errorsOf("{}", "team/opened/a.campaign.json");
    const above = [
      { baseUri: uriOf("team"), pattern: CONFIGURATIONS },
      { baseUri: uriOf(""), pattern: CONFIGURATIONS },
      { baseUri: uriOf(""), pattern: "stored.json" },
    ];
    await vi.waitFor(() => {
      const patterns = [...watched.values()].map((watchers) => watchers.map(({ globPattern }) => globPattern));
      expect(patterns).toEqual([[`**/${CONFIGURATIONS}`, "**/stored.json", ...above]]);
    }, 10_000);
  });

  it("is used if the client refuses to watch it", async () => {
    client = await Client.start({ folder, workspace: watching });
    client.connection.onRequest(RegistrationRequest.type, refuse);
    write(storedForAll);
    await client.open(uriOf("a.campaign.json"), "{}");
    for (let round = 0; round < 3; round++) expect(await errorsIn("a.campaign.json")).toEqual(missing("stored.json"));
  });

  it("that is invalid is an error in each document", async () => {
    client = await Client.start({ folder });
    write('{ "feature": [] }');
    const place = `${join(folder, "campaign-rules.config.json")}:1:14`;
    expect(await errorsOf(queued)).toEqual([`${place}: unknown member "feature"; did you mean "features"?`]);
  });

  it.each([
    ["new Error('oops')", "oops"],
    ["Object.assign(Object.create(null), { code: 3 })", "an unreadable error"],
    ["(() => { const own = new Error('loop'); own.cause = own; return own; })()", "loop"],
    ["Object.assign(new Error('oops'), { message: { code: 1 } })", "[object Object]"],
  ])("may have rules that throw %s, which is an error too, and write to standard output", async (thrown, reason) => {
    client = await Client.start({ folder, settings: { trusted: true } });
    const check = `process.stdout.write("checking"); throw ${thrown};`;
    const rule = `({ id: "acme.thrown", scope: "request", reads: {}, message: "m", check() { ${check} } })`;
    const engine = JSON.stringify(import.meta.resolve("campaign-rules"));
    const text = `import { defineRule } from ${engine}; export default { customRules: [defineRule${rule}] };`;
    write(text, "campaign-rules.config.mjs");
    expect(await errorsOf(queued)).toEqual([
      `the rule acme.thrown failed; this is a defect of the rule, not of the request: ${reason}`,
    ]);
  });
});

const refuse = () => {
  throw new Error("refused");
};

describe("diagnostics", () => {
  it("are pushed to a client that does not pull them, again when settings change, and are empty after closing", async () => {
    client = await Client.start({ folder, pulls: false });
    const pushed: PublishDiagnosticsParams[] = [];
    let heard = () => {};
    client.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      pushed.push(params);
      heard();
    });
    const uri = uriOf("a.campaign.json");
    for (const step of [
      () => client.open(uri, '{ "channel": "push" }'),
      () => client.change(uri, { text: "{" }),
      () => client.configure({ files: [] }),
      () => client.close(uri),
    ]) {
      const push = new Promise<void>((resolve) => (heard = resolve));
      await step();
      await push;
    }
    expect(pushed.map(({ version, diagnostics }) => [version, rulesIn(diagnostics)[0]])).toEqual([
      [1, "structure.required"],
      [2, "input.json"],
      [2, undefined],
      [undefined, undefined],
    ]);
  });

  it("that come after a document was closed are not pushed", async () => {
    client = await Client.start({ folder, pulls: false, workspace: { configuration: true } });
    const pushed: PublishDiagnosticsParams[] = [];
    client.connection.onNotification(PublishDiagnosticsNotification.type, (params) => void pushed.push(params));
    let answer = () => {};
    const isClosed = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => {
      client.connection.onRequest(ConfigurationRequest.type, async () => {
        resolve();
        await isClosed;
        return [{}];
      });
    });
    await client.open(uriOf("a.campaign.json"), "{");
    await asked;
    await client.close(uriOf("a.campaign.json"));
    answer();
    await client.open(uriOf("b.campaign.json"), "{");
    await expect.poll(() => pushed.map(({ uri }) => uri)).toContain(uriOf("b.campaign.json"));
    expect(pushed.map(({ uri, diagnostics }) => [uri, rulesIn(diagnostics)])).toEqual([
      [uriOf("a.campaign.json"), []],
      [uriOf("b.campaign.json"), ["input.json"]],
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

  it("that are pulled again are complete after a change of settings, also of those that only concern hints", async () => {
    client = await Client.start({ folder });
    const uri = uriOf("a.campaign.json");
    await client.open(uri, "{}");
    const { resultId } = await client.report(uri);
    await client.configure({ undecided: false });
    expect((await client.report(uri, resultId)).kind).toBe("full");
  });

  it("follow a setting that changes nothing else than how the file is read", async () => {
    const settingsWith = (changed: object) => ({ files: [{ glob: "*.json", operation: "update", ...changed }] });
    client = await Client.start({ folder, settings: settingsWith({ current: "one.json" }) });
    await client.open(uriOf("a.json"), "[]\n[]");
    const summary = async () => (await client.diagnostics(uriOf("a.json"))).map(({ code, message }) => code ?? message);
    const lacking = (name: string) => expect.stringContaining(`${join(folder, name)} does not exist`);
    expect(await summary()).toEqual(["input.json", lacking("one.json")]);
    await client.configure(settingsWith({ current: "two.json" }));
    expect(await summary()).toEqual(["input.json", lacking("two.json")]);
    await client.configure(settingsWith({ current: "two.json", lines: true }));
    expect(await summary()).toEqual(["structure.type", "structure.type", lacking("two.json")]);
  });

  const files = [{ glob: "updates/*.json", operation: "update", state: "ACTIVE", current: "stored/{name}.json" }];

  it("follow the stored campaign, in its file and in the editor", async () => {
    client = await Client.start({ folder, settings: { files } });
    const [uri, current] = [uriOf("updates/a.json"), uriOf("stored/a.json")];
    await client.open(uri, updateTo(schedule));
    const unknown = await client.diagnostics(uri);
    expect(unknown.filter(({ severity }) => severity === 3).map(({ message }) => message)).toEqual([
      `${join(folder, "stored/a.json")} does not exist, so nothing is known about the stored campaign`,
    ]);
    await client.open(current, JSON.stringify(stored));
    expect(await errorsIn("updates/a.json")).toEqual([]);
    await client.change(current, { text: other });
    expect(await errorsIn("updates/a.json")).toEqual(CHANGED);
    // Each time the same version, with another text.
    for (const [text, errors] of [
      [JSON.stringify(stored), []],
      [other, CHANGED],
      ["{", [expect.stringContaining("it is not valid JSON")]],
    ] as const) {
      await client.close(current);
      await client.open(current, text);
      expect(await errorsIn("updates/a.json")).toEqual(errors);
    }
    expect((await client.complete(uri, { line: 0, character: 1 })).length).toBeGreaterThan(5);
  });

  it("follow the stored campaign in the editor, however the client writes its address", async () => {
    client = await Client.start({ folder, settings: { files } });
    await client.open(uriOf("updates/a (1).json"), updateTo(schedule));
    await client.open(uriOf("stored/a (1).json").replace("(", "%28").replace(")", "%29"), other);
    expect(await errorsIn("updates/a (1).json")).toEqual(CHANGED);
  });

  it.each(["a$$b", "a$&b", "a$'b", "a$`b", "{name}"])("follow the stored campaign with the name %s", async (name) => {
    client = await Client.start({ folder, settings: { files } });
    await client.open(uriOf(`stored/${name}.json`), other);
    expect(await errorsOf(updateTo(schedule), `updates/${name}.json`)).toEqual(CHANGED);
  });

  it("are pushed again once the stored campaign that the configuration names is opened", async () => {
    write({ overrides: [{ files: ["*.json"], operation: "update", state: "ACTIVE", current: "stored.json" }] });
    client = await Client.start({ folder, settings: { files: [{ glob: "a.json" }] }, pulls: false });
    let pushed: unknown[] = [];
    client.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      if (uri === uriOf("a.json")) pushed = rulesIn(diagnostics);
    });
    await client.open(uriOf("a.json"), updateTo(schedule));
    await vi.waitFor(() => expect(pushed).toEqual(missing("stored.json")));
    await client.open(uriOf("stored.json"), other);
    await vi.waitFor(() => expect(pushed).toEqual(CHANGED));
    await client.close(uriOf("stored.json"));
    await vi.waitFor(() => expect(pushed).toEqual(missing("stored.json")));
  });

  it("are refreshed for a client that pulls them once the stored campaign is closed", async () => {
    client = await Client.start({ folder, settings: { files }, workspace: { diagnostics: { refreshSupport: true } } });
    const refreshed = vi.fn();
    client.connection.onRequest(DiagnosticRefreshRequest.type, refreshed);
    await client.open(uriOf("stored/a.json"), other);
    await client.open(uriOf("updates/a.json"), updateTo(schedule));
    expect(await errorsIn("updates/a.json")).toEqual(CHANGED);
    await client.close(uriOf("stored/a.json"));
    await vi.waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
  });

  it("are those of the text, even if a client sends no new version", async () => {
    client = await Client.start({ folder });
    expect(await errorsOf(sample("push-one-time.json"))).toEqual([]);
    await client.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: uriOf("a.campaign.json"), version: 1 },
      contentChanges: [{ text: "{" }],
    });
    expect(await errorsIn("a.campaign.json")).toEqual(["input.json"]);
  });

  it("are still pushed after a document without an address", async () => {
    client = await Client.start({ folder, pulls: false });
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

  it.each<[string, () => Partial<InitializeParams>, glob?: string]>([
    ["the one that is open", () => ({ workspaceFolders: [{ uri: uri(), name: "" }], rootUri: "file:///elsewhere" })],
    ["rootUri without folders", () => ({ rootUri: uri(), rootPath: "/elsewhere" })],
    ["rootUri if folders are null", () => ({ workspaceFolders: null, rootUri: uri() })],
    ["rootUri if there are no folders", () => ({ workspaceFolders: [], rootUri: uri() })],
    ["rootUri if no folder is local", () => ({ workspaceFolders: [{ uri: "git:/a", name: "" }], rootUri: uri() })],
    ["rootPath without rootUri", () => ({ workspaceFolders: null, rootUri: null, rootPath: folder })],
    ["rootPath without folders", () => ({ workspaceFolders: [], rootPath: folder })],
    ["that of the file if all of them are absent", () => ({}), "a.json"],
    [
      "that of the file if all of them are null or empty",
      () => ({ workspaceFolders: [], rootUri: null, rootPath: null }),
      "a.json",
    ],
    [
      "that of the file if all of them lead nowhere",
      () => ({ workspaceFolders: null, rootUri: "untitled:a", rootPath: "" }),
      "a.json",
    ],
  ])("is %s", async (_, params, glob = "in/*.json") => {
    client = await Client.start({ settings: { files: [{ glob }] }, params: params() });
    expect((await errorsOf("{}", "in/a.json")).length).toBeGreaterThan(0);
    expect(client.shown).toEqual([]);
  });

  it("contains a folder whose name begins with two dots", async () => {
    client = await Client.start({ folder, settings: { files: [{ glob: "..in/*.json" }] } });
    expect((await errorsOf("{}", "..in/a.json")).length).toBeGreaterThan(0);
  });
});

describe("a setting of the editor", () => {
  const initial = { files: [{ glob: "in/*.json" }] };
  const [ON, OFF, NULL] = [{ undecided: true }, { undecided: false }, { files: null, undecided: null }];
  const problems = () => client.shown.filter((one) => one.startsWith("Campaign Rules settings"));
  const hints = async () => {
    await client.open(uriOf("in/a.json"), queued);
    return (await client.diagnostics(uriOf("in/a.json"))).length;
  };

  it.each<[string, sent: object, configured: unknown, settings: object]>([
    ["an empty section", {}, {}, ON],
    ["a section without a value", {}, null, ON],
    ["an empty list as section", [], [], ON],
    ["an empty list after settings that are sent", OFF, [], OFF],
    ["settings without a value", NULL, NULL, ON],
    ["other settings in the section", {}, OFF, OFF],
    ["other settings that are sent", OFF, {}, OFF],
    ["the section after settings that are sent", OFF, ON, ON],
  ])("takes precedence over that option, and over no other: %s", async (_, sent, configured, settings) => {
    client = await Client.start({ folder, settings: { ...initial, ...settings } });
    const expected = await hints();
    await client.stop();
    client = await Client.start({ folder, settings: initial, workspace: { configuration: true } });
    client.connection.onRequest(ConfigurationRequest.type, () => [configured]);
    await client.configure(sent);
    expect(await hints()).toBe(expected);
    expect(expected).toBeGreaterThan(0);
    expect(problems()).toEqual([]);
  });

  it("takes precedence over options that are an empty list", async () => {
    client = await Client.start({ folder, settings: [] });
    expect(await errorsOf("[]")).toEqual(["structure.type"]);
    await client.configure(initial);
    expect([await errorsIn("a.campaign.json"), await errorsOf("[]", "in/a.json")]).toEqual([[], ["structure.type"]]);
    await client.configure([]);
    expect(await errorsIn("in/a.json")).toEqual(["structure.type"]);
    expect(problems()).toEqual([]);
  });
});

it("settings that the client does not send are those of the initialization, until it sends them", async () => {
  const settings = { files: [{ glob: "in/*.json" }], undecided: false };
  const workspace = { configuration: true, diagnostics: { refreshSupport: true } };
  client = await Client.start({ folder, settings, workspace });
  let answer: (configured: unknown[]) => void = () => {};
  const asked = vi.fn(() => new Promise<unknown[]>((resolve) => (answer = resolve)));
  client.connection.onRequest(ConfigurationRequest.type, asked);
  const refreshed = new Promise<void>((resolve) =>
    client.connection.onRequest(DiagnosticRefreshRequest.type, () => resolve()),
  );
  expect(await errorsOf("[]", "in/a.json")).toEqual(["structure.type"]);
  const start = performance.now();
  expect(await errorsOf("[]", "out/a.json")).toEqual([]);
  // It has waited once.
  expect(performance.now() - start).toBeLessThan(1_500);
  expect(asked).toHaveBeenCalledOnce();
  answer([{ files: [{ glob: "out/*.json" }] }]);
  await refreshed;
  expect([await errorsIn("in/a.json"), await errorsIn("out/a.json")]).toEqual([[], ["structure.type"]]);
});

it("settings that the client sends too late do not replace newer ones", async () => {
  client = await Client.start({ folder, workspace: { configuration: true } });
  const answers: ((configured: unknown[]) => void)[] = [];
  client.connection.onRequest(ConfigurationRequest.type, () => new Promise<unknown[]>((all) => void answers.push(all)));
  expect(await errorsOf("[]", "in/a.json")).toEqual([]);
  await client.configure({});
  const checked = errorsIn("in/a.json");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.([{ files: [{ glob: "in/*.json" }] }]);
  expect(await checked).toEqual(["structure.type"]);
  answers[0]?.([{ files: [] }]);
  expect(await errorsIn("in/a.json")).toEqual(["structure.type"]);
});

describe("several folders", () => {
  const foldersAt = (...names: string[]) => names.map((name) => ({ uri: uriOf(name), name }));
  const open = (names: readonly string[], workspace: ClientOptions["workspace"] = {}) =>
    Client.start({
      settings: { files: [{ glob: "in/*.json" }] },
      workspace: { workspaceFolders: true, ...workspace },
      params: { workspaceFolders: foldersAt(...names) },
    });
  const change = (event: WorkspaceFoldersChangeEvent) =>
    client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
  /** The gates that queued requests fail, which a configuration opens. */
  const gatesOf = async (...names: string[]) => {
    const gates: Record<string, number | undefined> = {};
    for (const name of names) {
      await client.open(uriOf(name), queued);
      const found = await client.diagnostics(uriOf(name));
      gates[name] = found.find(({ code }) => code === GATE)?.severity;
      await client.close(uriOf(name));
    }
    return gates;
  };
  const configure = (name: string, features: readonly string[]) =>
    write({ features }, `${name}/campaign-rules.config.json`);

  it.each(["a/inner", "a/inner/"])(
    "have their own globs and configurations, also inside each other: %s",
    async (left) => {
      configure("a", []);
      configure("a/inner", ["QUEUING"]);
      configure("b", ["QUEUING"]);
      client = await open(["a", "b", "a/inner"]);
      const names = ["a/in/x.json", "a/inner/in/x.json", "b/in/x.json"];
      expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
      await change({ added: [], removed: foldersAt(left) });
      expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
      configure("a/inner", []);
      expect(await gatesOf(...names)).toEqual({ "a/in/x.json": 1 });
    },
  );

  it("may be added to the one that an old client opens, which may be removed", async () => {
    configure("a", []);
    const params = { workspaceFolders: null, rootUri: `${uriOf("a")}/` };
    const workspace = { workspaceFolders: true };
    client = await Client.start({ settings: { files: [{ glob: "in/*.json" }] }, workspace, params });
    expect(await gatesOf("a/in/x.json")).toEqual({ "a/in/x.json": 1 });
    await change({ added: foldersAt("b"), removed: foldersAt("a/") });
    expect(await gatesOf("a/in/x.json")).toEqual({});
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
      ...watching,
      didChangeConfiguration: { dynamicRegistration: true },
      diagnostics: { refreshSupport: true },
      configuration: true,
    });
    const requests = [RegistrationRequest, WorkspaceFoldersRequest, DiagnosticRefreshRequest, ConfigurationRequest];
    for (const { type } of requests) client.connection.onRequest(type.method, refuse);
    expect(await gatesOf("b/in/x.json")).toEqual({});
    await change({} as WorkspaceFoldersChangeEvent);
    await change({ added: foldersAt("b"), removed: [] });
    expect(await gatesOf("b/in/x.json")).toEqual({ "b/in/x.json": 1 });
  });

  it("have the files watched that their settings name, as soon as they are added", async () => {
    client = await open(["a"], { configuration: true, ...watching });
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
    write("{}", "a/in/x.json");
    client = await open(["a"]);
    await gatesOf("other/x.json", "a/in/x.json");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(client.shown).toEqual([]);
  });
});

it("a glob that matches no file is said once, unless it is a default", async () => {
  write("{}", "there/a.json");
  write("", "node_modules/a.js");
  const files = ["there/*.json", "their/*.json", "**/*.js", "./there/new.json"].map((glob) => ({ glob }));
  client = await Client.start({ folder, settings: { files } });
  for (const name of ["there/new.json", "package.json", "their.json"]) await errorsOf("{}", name);
  const said = (glob: string) => `Campaign Rules: the glob ${glob} in files matches no file in ${folder}`;
  await expect.poll(() => client.shown).toEqual([said("their/*.json"), said("**/*.js")]);
  await client.stop();
  client = await Client.start({ folder });
  await errorsOf("{}", "package.json");
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
  expect(await errorsIn("a.campaign.json")).toEqual([]);
});

it.each<[string, (uri: string) => Promise<void>]>([
  ["settings", () => client.configure({ files: [{ glob: "*.json", operation: "update" }] })],
  [
    "text of a document that is opened again",
    async (uri) => {
      await client.close(uri);
      await client.open(uri, '{ "campaign_delivery_type": "one_time", "channel": "push" }');
    },
  ],
])("an action that was offered before a change of the %s has no edit", async (_, change) => {
  const settings = { files: [{ glob: "*.json" }] };
  const codeAction = { resolveSupport: { properties: ["edit"] } };
  client = await Client.start({ folder, settings, textDocument: { codeAction } });
  const uri = uriOf("a.json");
  await client.open(uri, '{ "channel": "push", "campaign_delivery_type": "one_time" }');
  const [offered] = await client.actions(uri, "quickfix");
  const resolved = () => client.connection.sendRequest(CodeActionResolveRequest.type, offered as CodeAction);
  expect(JSON.stringify((await resolved()).edit)).toContain('"newText":"PUSH"');
  await change(uri);
  await expect(resolved()).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
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

describe("a client", () => {
  const hoverOf = async (contentFormat?: MarkupKind[]) => {
    const settings = { documentation: "https://rules.example/{rule}?a=_b" };
    client = await Client.start({
      folder,
      settings,
      textDocument: { hover: { ...(contentFormat && { contentFormat }) } },
    });
    const uri = uriOf("a.campaign.json");
    await client.open(uri, '\uFEFF{ "channel": "PUSH", "campaign_delivery_type": "ONCE" }');
    const position = { line: 0, character: 51 };
    const hover = await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
    return MarkupContent.is(hover?.contents) ? hover.contents : undefined;
  };

  it.each<[string, MarkupKind[]]>([
    ["only plain text", ["plaintext"]],
    ["plain text rather than Markdown", ["plaintext", "markdown"]],
  ])("that shows %s gets hovers without marks", async (_, contentFormat) => {
    const contents = await hoverOf(contentFormat);
    expect([contents?.kind, ...(contents?.value.split("\n") ?? [])]).toEqual([
      "plaintext",
      "The kind of trigger or schedule. BROADCAST_LIVE_ACTIVITY is for iOS only.",
      "",
      "structure.enum (error): A member with listed values must have one of them, written exactly so.",
      "",
      "- Applies to: every campaign, created or updated",
      "- Changed by: exceptions",
      "- Specification: Resources and their fields",
      "- Documentation: https://rules.example/structure.enum?a=_b",
    ]);
  });

  it.each<[string, MarkupKind[] | undefined]>([
    ["Markdown", ["markdown"]],
    ["Markdown rather than plain text", ["markdown", "plaintext"]],
    ["no format", []],
    ["no list of formats", undefined],
  ])("that declares %s gets hovers in Markdown, with the rules that found problems", async (_, contentFormat) => {
    const contents = await hoverOf(contentFormat);
    expect([contents?.kind, ...(contents?.value.split("\n") ?? [])]).toEqual([
      "markdown",
      "The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only.",
      ...["", "---", ""],
      "**`structure.enum`** (error): A member with listed values must have one of them, written exactly so.",
      "",
      "- Applies to: every campaign, created or updated",
      "- Changed by: `exceptions`",
      "- Specification: Resources and their fields",
      "- [Documentation](https://rules.example/structure.enum?a=_b)",
    ]);
  });

  it("that does not show symbols in others gets a list of them", async () => {
    client = await Client.start({
      folder,
      textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: false } },
    });
    const uri = uriOf("a.campaigns.ndjson");
    await client.open(uri, '{ "a": [1, { "b": null }] }\n{}');
    const range = (line: number, start: number, end: number) => {
      return { start: { line, character: start }, end: { line, character: end } };
    };
    const at = (...place: Parameters<typeof range>) => ({ uri, range: range(...place) });
    expect(await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } })).toEqual([
      { name: "line 1", kind: SymbolKind.Module, location: at(0, 0, 27) },
      { name: "a", kind: SymbolKind.Array, location: at(0, 2, 25), containerName: "line 1" },
      { name: "0", kind: SymbolKind.Number, location: at(0, 8, 9), containerName: "a" },
      { name: "1", kind: SymbolKind.Object, location: at(0, 11, 24), containerName: "a" },
      { name: "b", kind: SymbolKind.Null, location: at(0, 13, 22), containerName: "1" },
      { name: "line 2", kind: SymbolKind.Module, location: at(1, 0, 2) },
    ]);
  });
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

it("a document of many requests with too many problems is checked only up to there", async () => {
  client = await Client.start({ folder });
  const uri = uriOf("a.campaigns.ndjson");
  await client.open(uri, `${"{}\n".repeat(15_000)}{ "channel": "PUSH" }`);
  const diagnostics = await client.diagnostics(uri);
  const count = (severity: number) => diagnostics.filter((one) => one.severity === severity).length;
  const [errors, hints] = [count(1), count(4)];
  expect([errors > 5_000, errors < 5_100, hints > 0, hints < 5_000]).toEqual([true, true, true, true]);
  const last = diagnostics.findLast(({ severity }) => severity !== 4);
  expect(last).toMatchObject({ severity: 3, message: expect.stringContaining("more problems than are shown") });
  expect(last?.range.start.line).toBe(
    1 + (diagnostics.findLast(({ severity }) => severity === 1)?.range.start.line ?? 0),
  );
  const completions = await client.complete(uri, { line: 15_000, character: 1 });
  expect(completions.map(({ label }) => label)).toContain("basic_details");
  await client.change(uri, { text: '{ "channel": "PUSH" }\n'.repeat(20) });
  expect(new Set((await client.diagnostics(uri)).map(({ range }) => range.start.line)).size).toBe(20);
});
