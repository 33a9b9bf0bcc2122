import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { notFiles } from "../../../test/support/not-files.js";
import { call } from "./support/call.js";
import { clientWith } from "./support/connect.js";

const isWindows = process.platform === "win32";
const bin = fileURLToPath(new URL("../bin/campaign-rules-mcp.js", import.meta.url));
const folder = folderWith();
const children: ChildProcess[] = [];
const at = (...names: string[]) => join(folder, ...names);

const KINDS = notFiles(children);

const VALID = { text: JSON.stringify({ channel: "push" }) };

/** The calls that depend on a file, by the name of the file. */
const ROLES: Readonly<Record<string, [name: string, args: (path: string, folder: string) => object]>> = {
  request: ["request.json", (path) => ({ path })],
  stored: ["stored.json", (stored_path) => ({ operation: "update", body: {}, stored_path })],
  configuration: ["campaign-rules.config.json", (_, beside) => ({ path: join(beside, "a.json") })],
  code: ["campaign-rules.config.mjs", (_, beside) => ({ path: join(beside, "a.json") })],
  current: ["current.json", (_, beside) => ({ path: join(beside, "a.json") })],
};

const NO_FILE = "the path does not lead to a regular file";
const asNamed = { device: NO_FILE, pipe: NO_FILE, folder: NO_FILE, itself: "the file cannot be read: ELOOP" };
const asConfiguration = {
  device: "this is a device, not a file",
  pipe: "this is a pipe, not a file; to check its contents, use standard input (-)",
  folder: "this is a folder, not a file",
  itself: "the configuration is a link that leads outside the roots of the client: campaign-rules.config",
};

const cases = Object.keys(ROLES).flatMap((role) => Object.keys(KINDS).map((kind) => [role, kind] as const));

let client: Client;

beforeAll(async () => {
  if (isWindows) return;
  for (const [role, kind] of cases) {
    mkdirSync(at(role, kind), { recursive: true });
    writeFileSync(at(role, kind, "a.json"), VALID.text);
    KINDS[kind]?.(at(role, kind, ROLES[role]?.[0] ?? ""));
    const overrides = [{ files: "*", operation: "update", current: "current.json" }];
    if (role === "current") writeFileSync(at(role, kind, "campaign-rules.config.json"), JSON.stringify({ overrides }));
  }
  // The whole system is a root: links to devices stay inside.
  client = clientWith(["/"]);
  const limited = ["-c", `ulimit -v ${4 * 1024 * 1024}; exec "$0" "$@"`, process.execPath, bin, "--run-configuration"];
  await client.connect(new StdioClientTransport({ command: "bash", args: limited }));
  await client.listTools();
});

afterAll(async () => {
  for (const child of children) child.kill();
  await client?.close();
});

describe.skipIf(isWindows)("the server, given paths that are not files", () => {
  it("says so, and goes on answering", async () => {
    const asked = cases.map(async ([role, kind]) => {
      const [name, args] = ROLES[role] ?? ["", () => ({})];
      const path = at(role, kind, name);
      const { refused } = await call(client, "validate_campaign", { ...args(path, at(role, kind)) });
      return [role, kind, refused?.replace(`${path}: `, "")];
    });
    const start = performance.now();
    expect((await call(client, "validate_campaign", VALID)).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
    const expected = cases.map(([role, kind]) => {
      const isConfiguration = role === "configuration" || role === "code";
      const large = `the file is larger than ${isConfiguration ? 1 : 4} MiB`;
      const problems = { ...(isConfiguration ? asConfiguration : asNamed), large, growing: large, memory: "EIO" };
      return [role, kind, expect.stringContaining(problems[kind as keyof typeof problems])];
    });
    expect(await Promise.all(asked)).toEqual(expected);
  }, 60_000);

  it("answers a fifth call while four wait for pipes", async () => {
    const waiting = Array.from({ length: 4 }, () =>
      call(client, "validate_campaign", { path: at("request", "pipe", "request.json") }),
    );
    expect((await call(client, "validate_campaign", { path: at("request", "device", "a.json") })).ok).toBe(false);
    expect(await Promise.all(waiting)).toEqual(Array(4).fill({ refused: NO_FILE }));
  });
});
