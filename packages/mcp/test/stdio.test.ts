import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import packageJson from "../package.json" with { type: "json" };
import { call } from "./support/call.js";
import { clientWith } from "./support/connect.js";

const bin = fileURLToPath(new URL("../bin/campaign-rules-mcp.js", import.meta.url));
const samples = fileURLToPath(new URL("../../../samples/", import.meta.url));

const initialize = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } },
};

/** A call of `list_rules`, whose id comes after its arguments. */
const listRules = (id: number, ...prefix: (string | Buffer)[]) => [
  '{"method":"tools/call","params":{"name":"list_rules","arguments":{"prefix":"',
  ...prefix,
  `"}},"jsonrpc":"2.0","id":${id}}\n`,
];

interface Reply {
  readonly id: number;
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: { readonly total: number } };
  readonly error?: unknown;
}

/**
 * Writes chunks to a new server, whose standard error is closed, and reads as many replies as are expected, in the order
 * of their ids.
 */
async function replies(chunks: readonly (string | Buffer)[], count: number): Promise<Reply[]> {
  const server = spawn(process.execPath, [bin], { stdio: ["pipe", "pipe", "pipe"] });
  server.stderr.destroy();
  const lines = createInterface({ input: server.stdout });
  const read: Reply[] = [];
  const done = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      read.push(JSON.parse(line) as Reply);
      if (read.length === count) resolve();
    });
    lines.on("close", resolve);
  });
  for (const chunk of chunks) if (!server.stdin.write(chunk)) await once(server.stdin, "drain");
  await done;
  server.stdin.end();
  const [code] = (await once(server, "exit")) as [number | null];
  expect(code).toBe(0);
  return read.sort((a, b) => a.id - b.id);
}

/** The replies to lines between an initialization and a call, which is answered whatever they are. */
async function repliesBetween(lines: readonly (string | Buffer)[], count: number): Promise<Reply[]> {
  const all = await replies([`${JSON.stringify(initialize)}\n`, ...lines, ...listRules(2)], count + 2);
  const [first, last] = [all.shift(), all.pop()];
  expect([first?.id, last?.id, last?.result?.isError]).toEqual([0, 2, undefined]);
  expect(last?.result).toBeDefined();
  return all;
}

it("what a configuration writes does not come between the replies, and a late failure of it does not end them", async () => {
  const late = 'setTimeout(() => { throw new Error("late"); });';
  const program = `import { log } from "node:console";
    console.log("loaded"); log("again"); process.stdout.write("loaded"); ${late} export default { features: [] };`;
  const root = folderWith({ "campaign-rules.config.mjs": program, "a.json": "{}" });
  const client = clientWith([root]);
  const args = [bin, "--run-configuration"];
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: "pipe" });
  const errors: Error[] = [];
  await client.connect(transport);
  client.onerror = (error) => void errors.push(error);
  const { configuration } = await call(client, "validate_campaign", { path: "a.json" });
  expect(configuration).toMatchObject({ file: "campaign-rules.config.mjs", used: true });
  await setTimeout(100);
  expect(await call(client, "validate_campaign", { path: "a.json" })).toMatchObject({ configuration });
  expect(errors).toEqual([]);
  await client.close();
});

describe("the built command", () => {
  it("serves the official client, with files below its roots", async () => {
    const client = clientWith([samples]);
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin] }));
    const { name, version } = packageJson;
    expect(client.getServerVersion()).toEqual({ name, version, title: "Campaign Rules" });
    const { tools } = await client.listTools();
    const names = [
      "validate_campaign",
      "fix_campaign",
      "explain_rule",
      "list_rules",
      "campaign_example",
      "plan_update",
    ];
    expect(tools.map((tool) => [tool.name, tool.outputSchema?.type])).toEqual(names.map((one) => [one, "object"]));
    const { ok } = await call(client, "validate_campaign", { path: "push-one-time.json" });
    const mistakes = await call(client, "validate_campaign", { path: "push-with-mistakes.json" });
    expect([ok, mistakes.ok, mistakes.errors]).toEqual([true, false, 5]);
    const { contents } = await client.readResource({ uri: "campaign-rules://readings" });
    const page = readFileSync(new URL("../../../docs/readings.md", import.meta.url), "utf8");
    expect(contents).toEqual([{ uri: "campaign-rules://readings", mimeType: "text/markdown", text: page }]);
    await client.close();
  });

  it("answers calls that come all at once before the input ends", async () => {
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    const input = [initialize, notification].map((one) => `${JSON.stringify(one)}\n`).join("");
    const found = await replies([input, ...listRules(1, "trigger.")], 2);
    expect(found.map(({ id, result }) => [id, result?.structuredContent?.total])).toEqual([
      [0, undefined],
      [1, 15],
    ]);
  });

  it.each(["\n", ""])("answers calls whose input has ended, with %j behind the last one", (end) => {
    const input = [`${JSON.stringify(initialize)}\n`, ...listRules(1)].join("").trimEnd() + end;
    const { stdout, status } = spawnSync(process.execPath, [bin], { input, encoding: "utf8" });
    const ids = stdout
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as Reply).id);
    expect([ids, status]).toEqual([[0, 1], 0]);
  });

  it("ends with its input, though the client has not listed its roots", async () => {
    const server = spawn(process.execPath, [bin], { stdio: ["pipe", "pipe", "ignore"] });
    const lines: string[] = [];
    createInterface({ input: server.stdout }).on("line", (line) => {
      lines.push(line);
      if (line.includes('"roots/list"')) server.stdin.end();
    });
    const params = { ...initialize.params, capabilities: { roots: {} } };
    server.stdin.write([`${JSON.stringify({ ...initialize, params })}\n`, ...listRules(1)].join(""));
    const start = performance.now();
    expect(await once(server, "exit")).toEqual([0, null]);
    // Otherwise it waits for ten seconds.
    expect(performance.now() - start).toBeLessThan(8_000);
    const text = "the client did not list its roots, so no file is read";
    const answered = { id: 1, result: { isError: true, content: [{ type: "text", text }] } };
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(answered));
  });

  it.each([
    [
      "of 100 MB",
      Array<string>(100).fill("x".repeat(1024 * 1024)),
      "larger than 8 MiB; pass the path of a file instead",
    ],
    ["that is not UTF-8", [Buffer.from([0xe9])], "not UTF-8"],
  ])("rejects a message %s with an error for it, and continues", async (_, prefix, problem) => {
    const error = { code: -32600, message: `the message is ${problem}` };
    expect(await repliesBetween(listRules(1, ...prefix), 1)).toEqual([{ jsonrpc: "2.0", id: 1, error }]);
  });

  it("continues after lines that are not messages", async () => {
    const invalid = ["", "{", "null", "[]", '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":0,"result":null}', '"\\ud800"'];
    expect(await repliesBetween([`${invalid.join("\n")}\n`], 0)).toEqual([]);
  });

  it.each([
    [-32600, '{"jsonrpc":"1.0","id":1,"method":"tools/list"}'],
    [-32600, '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}'],
    [-32600, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}'],
    [-32602, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_rules","arguments":[]}}'],
    [-32602, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}'],
    [-32601, '{"jsonrpc":"2.0","id":1,"method":"tools/kall"}'],
  ])("answers with the error %i to %s, and continues", async (code, line) => {
    expect(await repliesBetween([`${line}\n`], 1)).toMatchObject([{ id: 1, error: { code } }]);
  });

  it("answers a call whose arguments are nested a million times", async () => {
    const depth = 1_000_000;
    const nested = ['{"a":'.repeat(depth), "1", "}".repeat(depth)].join("");
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"validate_campaign","arguments":{"body":${nested}}}}\n`;
    const [, refused] = await replies([`${JSON.stringify(initialize)}\n`, message], 2);
    expect(refused).toEqual({
      jsonrpc: "2.0",
      id: 1,
      result: { isError: true, content: [{ type: "text", text: "body is nested too deeply" }] },
    });
  });

  it("prints its version and its options, and rejects other options", async () => {
    const run = async (...options: string[]) => {
      const server = spawn(process.execPath, [bin, ...options], { stdio: ["ignore", "pipe", "ignore"] });
      const chunks = (await server.stdout.toArray()) as Buffer[];
      const code = server.exitCode ?? ((await once(server, "exit")) as [number])[0];
      return [code, Buffer.concat(chunks).toString("utf8").split("\n")[0]];
    };
    expect(await run("--version")).toEqual([0, packageJson.version]);
    expect(await run("--help")).toEqual([0, "campaign-rules-mcp [options]"]);
    expect(await run("--verbose")).toEqual([2, ""]);
    expect(await run("--docs-url", "ftp://docs.example")).toEqual([2, ""]);
    expect(await run("--docs-url", "https://docs.example?page=")).toEqual([2, ""]);
  });

  it.each([
    [
      ["--docs-url", "https://docs.example/rules-of-ours//"],
      "https://docs.example/rules-of-ours/rules/gmail.deal-card-one-hour",
    ],
    [[], undefined],
  ])("explains a rule with the address of its page, given %j", async (options, documentation) => {
    const client = clientWith(undefined);
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, ...options] }));
    const explained = await call(client, "explain_rule", { name: "gmail.deal-card-one-hour" });
    const policy = await call(client, "explain_rule", { name: "merge" });
    const shown = [explained, policy].map(({ details }) => details?.["documentation"]);
    expect(shown).toEqual([documentation, undefined]);
    await client.close();
  });
});
