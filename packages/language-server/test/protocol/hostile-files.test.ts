import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { notFiles } from "../../../../test/support/not-files.js";
import { Client } from "../support/client.js";
import { sample } from "../support/samples.js";

const isWindows = process.platform === "win32";

const folder = folderWith();
const children: ChildProcess[] = [];
let client: Client;

const at = (...names: string[]) => join(folder, ...names);
const uriOf = (...names: string[]) => pathToFileURL(at(...names)).href;

const KINDS = notFiles(children);

/** The file that a document in a folder depends on. */
const ROLES: Readonly<Record<string, string>> = {
  configuration: "campaign-rules.config.json",
  code: "campaign-rules.config.mjs",
  stored: "stored.json",
  current: "current.json",
};

const PROBLEM: Readonly<Record<string, string | RegExp>> = {
  device: "this is a device, not a file",
  pipe: "this is a pipe, not a file; to check its contents, use standard input (-)",
  folder: "this is a folder, not a file",
  itself: /^this link leads back to itself$|ELOOP/u,
  memory: /EIO/u,
};

const cases = Object.entries(ROLES).flatMap(([role, name]) =>
  Object.entries(KINDS).map(([kind, make]) => ({ role, kind, make, name })),
);
const documentOf = (role: string, kind: string) => [role, kind, "a.campaign.json"];

beforeAll(async () => {
  if (isWindows) return;
  for (const { role, kind, make, name } of cases) {
    const path = at(role, kind, name);
    mkdirSync(dirname(path), { recursive: true });
    make(path);
    const overrides = [{ files: "*", operation: "update", current: "current.json" }];
    if (role === "current") writeFileSync(at(role, kind, "campaign-rules.config.json"), JSON.stringify({ overrides }));
  }
  const files = [
    ...Object.keys(KINDS).map((kind) => ({
      glob: `stored/${kind}/*`,
      operation: "update",
      current: `stored/${kind}/stored.json`,
    })),
    { glob: "**/*.campaign.json" },
  ];
  client = await Client.start({ folder, settings: { trusted: true, files }, memory: 4 * 1024 * 1024 });
});

afterAll(async () => {
  for (const child of children) child.kill();
  if (!isWindows) expect(await client.stop()).toBe(0);
});

describe.skipIf(isWindows)("the server, given paths that are not files", () => {
  it("says what it is, and goes on answering", async () => {
    const text = sample("push-one-time.json");
    const asked = cases.map(async ({ role, kind, name }) => {
      const uri = uriOf(...documentOf(role, kind));
      await client.open(uri, text);
      const [first] = (await client.diagnostics(uri)).filter(({ severity }) => severity === 1);
      return [role, kind, first && String(first.message).replace(`${at(role, kind, name)}: `, "")];
    });
    const start = performance.now();
    await client.open(uriOf("plain.campaign.json"), text);
    expect((await client.diagnostics(uriOf("plain.campaign.json"))).filter(({ severity }) => severity === 1)).toEqual(
      [],
    );
    expect(performance.now() - start).toBeLessThan(5_000);
    const expected = cases.map(({ role, kind }) => {
      const isConfiguration = role === "configuration" || role === "code";
      const large = `the file is larger than ${isConfiguration ? 1 : 64} MiB`;
      const problem = ({ ...PROBLEM, large, growing: large } as typeof PROBLEM)[kind];
      // A link that leaves the workspace: not run, so not read.
      if (role === "code" && (kind === "device" || kind === "memory")) return [role, kind, undefined];
      return [role, kind, problem instanceof RegExp ? expect.stringMatching(problem) : problem];
    });
    expect(await Promise.all(asked)).toEqual(expected);
  }, 60_000);
});
