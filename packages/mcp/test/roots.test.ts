import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it, vi } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";

const valid = readFileSync(new URL("../../../samples/push-one-time.json", import.meta.url), "utf8");
const folder = folderWith({
  "project/a.json": valid,
  "project/real/b.json": valid,
  "project/campaigns/a": "",
  "project/deep.json": "[".repeat(1_000_000) + "]".repeat(1_000_000),
  "project/100-mb.json": "{}",
  "outside/a.json": valid,
  "project-2/a.json": valid,
});
const root = join(folder, "project");
const outside = join(folder, "outside");
const sibling = join(folder, "project-2");
symlinkSync(join(outside, "a.json"), join(root, "link-out.json"));
symlinkSync(outside, join(root, "folder-out"));
symlinkSync(join(root, "real"), join(root, "folder-in"));
symlinkSync(join(root, "self.json"), join(root, "self.json"));
symlinkSync(join(root, "gone.json"), join(root, "broken.json"));
symlinkSync("/dev/zero", join(root, "zero.json"));
execFileSync("mkfifo", [join(root, "pipe.json")]);
writeFileSync(join(root, "latin1.json"), Buffer.from([0x22, 0xe9, 0x22]));
truncateSync(join(root, "100-mb.json"), 100 * 1024 * 1024);

const client = await connect({ roots: [root] });

describe("a file below the roots", () => {
  it.each([
    ["by its absolute path", join(root, "a.json")],
    ["by its path from the root", "a.json"],
    ["by a path with detours", "campaigns/../a.json"],
    ["by its address", pathToFileURL(join(root, "a.json")).href],
    ["by its address with capitals", pathToFileURL(join(root, "a.json")).href.replace("file", "FILE")],
    [
      "by its address, in which characters are escaped",
      pathToFileURL(join(root, "a.json")).href.replace("a.j", "%61.j"),
    ],
    ["through a link that stays inside", "folder-in/b.json"],
  ])("is read %s", async (_, path) => {
    expect((await call(client, "validate_campaign", { path })).ok).toBe(true);
    const campaigns = { stored_path: path, desired_path: path };
    expect(await call(client, "plan_update", campaigns)).toMatchObject({ ok: true, changes: false });
  });

  it("is read from the first of several roots that has it", async () => {
    const both = await connect({ roots: [outside, root] });
    expect((await call(both, "validate_campaign", { path: "real/b.json" })).ok).toBe(true);
  });

  it("is read although another root is not a local folder", async () => {
    for (const other of ["vscode-vfs://github/acme/campaigns", "file://other-machine/campaigns", "://"]) {
      const mixed = await connect({ roots: [other, root] });
      expect((await call(mixed, "validate_campaign", { path: "a.json" })).ok, other).toBe(true);
    }
  });

  it("is read below a root that is a link itself", async () => {
    const named = join(folder, "named");
    symlinkSync(root, named);
    const linked = await connect({ roots: [named] });
    for (const path of [join(named, "a.json"), "a.json"]) {
      expect((await call(linked, "validate_campaign", { path })).ok).toBe(true);
    }
  });
});

describe("the server", () => {
  const OUTSIDE = "the file is outside the roots of the client";
  const LINK = "a link leads outside the roots of the client";

  it.each([
    ["an absolute path outside", join(outside, "a.json"), OUTSIDE],
    ["an address outside", pathToFileURL(join(outside, "a.json")).href, OUTSIDE],
    ["an address that climbs out", `${pathToFileURL(root).href}/%2e%2e/outside/a.json`, OUTSIDE],
    ["an address of another machine", "file://other-machine/a.json", "this is not the address of a local file"],
    ["an address with an escaped slash", "file:///a%2Fb.json", "this is not the address of a local file"],
    ["an address with a zero", "file:///a%00.json", "the path must name a file"],
    ["an address of the web", "https://acme.example/a.json", "file not found"],
    ["a path that climbs out", "../outside/a.json", OUTSIDE],
    ["a path that climbs out and may not exist", "../outside/none.json", OUTSIDE],
    ["a file of the system", "/etc/passwd", OUTSIDE],
    ["a folder whose name begins like the root", join(sibling, "a.json"), OUTSIDE],
    ["a link to a file outside", "link-out.json", LINK],
    ["a file behind a link to a folder outside", "folder-out/a.json", LINK],
    ["a link to a device", "zero.json", LINK],
    ["a link to itself", "self.json", "the file cannot be read: ELOOP"],
    ["a link to nothing", "broken.json", "file not found"],
    ["a file that does not exist", "none.json", "file not found"],
    ["a path through a file", "a.json/b.json", "file not found"],
    ["a path that is too long", "a".repeat(5_000), "the file cannot be read: ENAMETOOLONG"],
    ["a pipe", "pipe.json", "the path does not lead to a regular file"],
    ["a folder", "campaigns", "the path does not lead to a regular file"],
    ["the root", ".", "the path does not lead to a regular file"],
    ["no name", "", "the path must name a file"],
    ["a name with a zero", "a.json\0.txt", "the path must name a file"],
    ["a file of 100 MB", "100-mb.json", "the file is larger than 4 MiB"],
    ["broken UTF-8", "latin1.json", "the file is not UTF-8"],
  ])("rejects %s", async (_, path, problem) => {
    const refused = { refused: expect.stringContaining(problem) };
    expect(await call(client, "validate_campaign", { path })).toEqual(refused);
    expect(await call(client, "fix_campaign", { path })).toEqual(refused);
    const stored = { operation: "update", body: {}, stored_path: path };
    expect(await call(client, "validate_campaign", stored)).toEqual(refused);
  });

  it("rejects any file for a client without roots, or whose roots do not exist", async () => {
    const refused = { refused: expect.stringContaining("the client names no roots") };
    const path = join(root, "a.json");
    for (const roots of [undefined, [], [join(folder, "gone")]]) {
      expect(await call(await connect({ roots }), "validate_campaign", { path })).toEqual(refused);
    }
  });
});

it("a file that is nested a million times gets an answer", async () => {
  const { ok, findings } = await call(client, "validate_campaign", { path: "deep.json" });
  expect([ok, findings?.map(({ rule }) => rule)]).toEqual([false, ["structure.type"]]);
});

describe("a client that does not list its roots", () => {
  const REFUSED = { refused: "the client did not list its roots, so no file is read" };
  const note = "the client did not list its roots, so no configuration was looked for";
  const calls: readonly (readonly [tool: string, args: Record<string, unknown>])[] = [
    ["validate_campaign", { body: { channel: "push" } }],
    ["fix_campaign", { text: '{ "channel": "push" }' }],
    ["plan_update", { stored: {}, desired: {}, channel: "PUSH" }],
    ["list_rules", { prefix: "utm." }],
  ];

  const answering = async (answer: () => unknown) => {
    const silent = await connect({ roots: [] });
    silent.setRequestHandler(ListRootsRequestSchema, answer as () => never);
    return silent;
  };

  it.each<[string, () => unknown]>([
    ["an error", () => Promise.reject(new Error("not now"))],
    ["an empty object", () => ({})],
    ["null", () => ({ roots: null })],
    ["roots without an address", () => ({ roots: [{}] })],
  ])("but answers %s can pass JSON, but no paths", async (_, answer) => {
    const [silent, without] = [await answering(answer), await connect()];
    for (const [tool, args] of calls)
      expect(await call(silent, tool, args)).toEqual({ ...(await call(without, tool, args)), note });
    expect(await call(silent, "validate_campaign", { path: "a.json" })).toEqual(REFUSED);
    const stored = { operation: "update", body: {}, stored_path: "a.json" };
    expect(await call(silent, "validate_campaign", stored)).toEqual(REFUSED);
  });

  it("is asked again after an error", async () => {
    const silent = await answering(() => ({}));
    expect(await call(silent, "validate_campaign", { body: {} })).toMatchObject({ note });
    silent.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [] }));
    expect(await call(silent, "validate_campaign", { body: {} })).not.toHaveProperty("note");
  });

  it("and never answers is asked again only once its roots have changed", async () => {
    const asked = vi.fn(() => new Promise(() => {}));
    const silent = await answering(asked);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const first = call(silent, "validate_campaign", { body: {} });
      while (asked.mock.calls.length === 0) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await first).toMatchObject({ note });
      for (const [tool, args] of calls) expect(await call(silent, tool, args)).toMatchObject({ note });
      expect(await call(silent, "validate_campaign", { path: "a.json" })).toEqual(REFUSED);
      expect(asked).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    silent.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: pathToFileURL(root).href }] }));
    await silent.sendRootsListChanged();
    expect((await call(silent, "validate_campaign", { path: "a.json" })).ok).toBe(true);
  });
});
