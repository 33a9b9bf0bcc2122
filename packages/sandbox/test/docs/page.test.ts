import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { commandOf, isInstalled } from "../../../../scripts/tools.js";
import { readPage } from "../../../../test/support/markdown.js";
import type { Sandbox } from "../../src/index.js";
import { started } from "../support/started.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const files = readPage("docs/sandbox.md").blocks.filter(({ title }) => title !== "");
/** Inside the package, so that the files find their imports. */
let folder: string;
let sandbox: Sandbox;
let url: string;

beforeAll(() => {
  folder = mkdtempSync(fileURLToPath(new URL("../../.docs-", import.meta.url)));
  cpSync(`${root}samples`, join(folder, "samples"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  ({ sandbox, url } = await started());
});

/** Writes a file from the page, with the port of the present sandbox. */
function written(title: string): string {
  const file = files.find((block) => block.title === title);
  const path = join(folder, title);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, (file?.code ?? "").replaceAll("4010", new URL(url).port));
  return path;
}

async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: folder, env: { ...process.env, ...env } });
  return { stdout, stderr };
}

const published = ["POST 201 accepted", "PATCH 200 accepted"];
const requests = () => sandbox.log().map(({ method, status, verdict }) => `${method} ${status} ${verdict}`);

it("every file of the page is run", () => {
  expect(files.map(({ title }) => title)).toEqual([
    "start.sh",
    "curl.sh",
    "client.mjs",
    "client.py",
    "campaigns.test.ts",
    "campaigns.test.mjs",
    "campaigns.test.cjs",
    ".github/workflows/test.yml",
    "storage.mjs",
  ]);
});

it.each([
  ["bash", "curl.sh"],
  [process.execPath, "client.mjs"],
  ["python3", "client.py"],
])("the client that %s runs creates and publishes a campaign, in each run", async (program, title) => {
  for (let runs = 1; runs <= 2; runs++) await run(program, [written(title)]);
  expect(requests()).toEqual([...published, ...published]);
});

it("the program that opens a folder finds no campaigns there", async () => {
  expect(await run(process.execPath, [written("storage.mjs")])).toEqual({ stdout: "0\n", stderr: "" });
});

it.skipIf(!isInstalled("tools"))("the tests run in vitest and in Jest", async () => {
  const bin = createRequire(import.meta.url);
  const vitest = join(dirname(bin.resolve("vitest/package.json")), "vitest.mjs");
  written("campaigns.test.ts");
  writeFileSync(join(folder, "vitest.config.mjs"), "export default { test: { include: ['campaigns.test.ts'] } };");
  expect((await run(process.execPath, [vitest, "run"])).stdout).toMatch(/1 passed/u);

  writeFileSync(join(folder, "package.json"), "{}");
  const config = JSON.stringify({ testMatch: ["**/campaigns.test.{mjs,cjs}"], transform: {}, rootDir: folder });
  for (const title of ["campaigns.test.mjs", "campaigns.test.cjs"]) {
    const options = title.endsWith(".mjs") ? { NODE_OPTIONS: "--experimental-vm-modules" } : {};
    const { stderr } = await run(process.execPath, [commandOf("jest"), "--config", config, written(title)], options);
    expect(stderr).toMatch(/Tests: +1 passed, 1 total/u);
  }
});

it("the commands of the page and of the workflow exist, and the workflow waits for the sandbox", async () => {
  const steps = readFileSync(written(".github/workflows/test.yml"), "utf8");
  const commands = [...steps.matchAll(/- run: (.+)/gu)].map(([, command = ""]) => command);
  expect(commands.map((command) => command.replace("--no-install ", "").split(" ").slice(0, 2).join(" "))).toEqual([
    "npm ci",
    "npx campaign-rules-sandbox",
    "curl -fsS",
    "npm test",
  ]);
  const bin = join(root, "packages/sandbox/bin/campaign-rules-sandbox.js");
  const starts = [commands[1] ?? "", readFileSync(written("start.sh"), "utf8")];
  for (const start of starts) {
    const options = start.trim().replace(/ &$/u, "").split(" ").slice(3);
    const { stdout } = await run(process.execPath, [bin, ...options, "--help"]);
    expect(stdout.split("\n")[0]).toBe("Usage: campaign-rules-sandbox [options]");
  }
  const { stdout } = await run("bash", ["--norc", "-c", commands[2] ?? ""]);
  expect(JSON.parse(stdout)).toEqual({ status: "ok" });
});

it("the page names every option and every control request", async () => {
  const page = readFileSync(`${root}docs/sandbox.md`, "utf8");
  const source = readFileSync(new URL("../../src/options.ts", import.meta.url), "utf8");
  const [declaration = ""] = /export interface SandboxOptions \{.*?\n\}/su.exec(source) ?? [];
  const options = [...declaration.matchAll(/^ {2}(\w+)\?:/gmu)].map(([, name = ""]) => name);
  const [table = ""] = /\| option \| default \|.*?\n\n/su.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name = ""]) => name);
  expect(rows.sort()).toEqual(options.sort());
  const { paths } = (await (await fetch(`${url}/_sandbox/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths).filter((path) => !page.includes(path))).toEqual([]);
});
