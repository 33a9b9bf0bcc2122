// Runs every documented command that starts one of our programs, as the pages say: in an empty folder, after the documented
// installation of the tarballs, and without a registry.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { globSync } from "tinyglobby";
import { expectEqual } from "../expect-equal.js";
import { packAll, root } from "../pack.js";
import { imageIn } from "./dockerfile.js";

const base = mkdtempSync(join(tmpdir(), "campaign-rules-documented-"));
const project = join(base, "project");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sample = (name: string) => read(`samples/${name}.json`);
const pages = ["README.md", ...globSync(["docs/*.md", "packages/*/README.md"], { cwd: root })].sort();
const texts = [...pages, ...globSync("test/cli/help/*.txt", { cwd: root })].map(read);

/** Nothing listens there, so a command that asks a registry fails. */
const registry = { npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };

/** Lines that start the command line, with what they read from or write to. */
const lines = new Set(
  texts.flatMap((text) => [
    ...(text.match(/^(?:\$ )?(?:\S.* \| )?npx --no-install campaign-rules .*$/gmu) ?? []),
    ...(text.match(/(?<=run: |^ {4}- )npx --no-install campaign-rules .*$/gmu) ?? []),
    ...(text.match(/^ {2}(?:\S+ \| )?campaign-rules (?:check|plan|schema).*$/gmu) ?? []).filter(
      (line) => !/\[|</u.test(line),
    ),
  ]),
);

/** What the commands read. */
function makeFiles(): void {
  const [valid, stored] = [sample("push-one-time"), sample("stored-campaign")];
  const line = `${JSON.stringify(JSON.parse(valid))}\n`;
  const files: Readonly<Record<string, string | Buffer>> = {
    "campaign.json": valid,
    "campaigns/spring.json": valid,
    "campaigns/summer.json": valid,
    "campaigns/eu/spring.json": valid,
    "patch.json": sample("update-with-slip"),
    "stored.json": stored,
    "desired.json": sample("desired-campaign"),
    "request.json": sample("whole-request-with-mistakes"),
    "campaigns.ndjson": line,
    "campaigns.ndjson.gz": gzipSync(line),
    "campaigns-with-ids.ndjson": `${JSON.stringify({ id: 7, body: JSON.parse(valid) as unknown })}\n`,
    "campaign-rules.config.js": `import { defineRule } from "campaign-rules";
      export default { customRules: [defineRule({ id: "acme.name-has-team", scope: "request", summary: "A name has a team.",
        reads: {}, message: "has no team", check() {} })] };`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    writeFileSync(join(project, name), content);
  }
  cpSync(join(root, "samples"), join(project, "samples"), { recursive: true });
}

/** Runs a line in the project. The programs that others have are stubs, and so is npx, which starts slowly. */
function statusOf(line: string): string {
  const stubs = `generate-campaign() { cat campaign.json; }; generate-campaigns() { cat campaigns.ndjson; }
    jq() { cat; }; npx() { shift; "$@"; };`;
  const command = line.replace(/^\s*(?:\$ )?/u, "").replace("--watch", "");
  const path = `${join(project, "node_modules/.bin")}:${process.env["PATH"]}`;
  const env = { ...process.env, ...registry, PATH: path };
  const { status, stderr } = spawnSync("bash", ["--norc", "-c", `${stubs} ${command}`], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  // 1 and 3 are verdicts.
  return [0, 1, 3].includes(status ?? -1) && !stderr.includes("npm error") ? "works" : `${status} ${stderr}`;
}

/** Starts a program, sends it a message, and returns the beginning of its answer. */
async function answerOf([command = "", ...args]: readonly string[], message: string, length: number): Promise<string> {
  const path = `${join(base, "global/bin")}:${process.env["PATH"]}`;
  const child = spawn(command, args, {
    cwd: project,
    env: { ...process.env, ...registry, PATH: path },
    detached: true,
  });
  // npx does not pass signals on, so this ends its group.
  const end = () => child.pid !== undefined && process.kill(-child.pid);
  const timer = setTimeout(end, 60_000);
  child.stdin.write(message);
  let answer = "";
  for await (const chunk of child.stdout.setEncoding("utf8") as AsyncIterable<string>) {
    answer += chunk;
    if (answer.length >= length) break;
  }
  clearTimeout(timer);
  if (answer.length >= length) end();
  return answer.slice(0, length);
}

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
    processId: null,
    rootUri: null,
  },
};

/** The commands in configurations of clients of the Model Context Protocol. */
const servers = texts.flatMap((text) =>
  [...text.matchAll(/"command": "(.+?)", "args": \[(.*?)\]/gu)].map(([, command = "", args = ""]) => [
    command,
    ...(JSON.parse(`[${args}]`) as string[]),
  ]),
);

try {
  mkdirSync(project);
  packAll(join(base, "campaign-rules/packed"));
  const install = /`(npm install \S+\*\.tgz)`/u.exec(read("docs/install.md"))?.[1] ?? "";
  const env = { ...process.env, npm_config_audit: "false", npm_config_fund: "false" };
  for (const command of [install, `${install} --global --prefix ${join(base, "global")}`])
    execFileSync("bash", ["--norc", "-c", command], { cwd: project, stdio: ["ignore", "ignore", "inherit"], env });
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  makeFiles();

  if (lines.size < 40) throw new Error(`only ${lines.size} documented commands were found`);
  for (const line of lines) expectEqual(line.trim(), statusOf(line), "works");

  if (servers.length < 3) throw new Error("configurations of clients are missing");
  for (const server of servers)
    expectEqual(server.join(" "), await answerOf(server, `${JSON.stringify(initialize)}\n`, 10), '{"result":');

  const text = JSON.stringify(initialize);
  const languageServer = ["campaign-rules-language-server", "--stdio"];
  const frame = `Content-Length: ${text.length}\r\n\r\n${text}`;
  expectEqual(languageServer.join(" "), await answerOf(languageServer, frame, 16), "Content-Length: ");

  const starts = new Set(texts.flatMap((page) => page.match(/npx --no-install campaign-rules-sandbox[^&\n]*/gu) ?? []));
  for (const start of starts) {
    const answer = await answerOf(start.trim().replace("4010", "0").split(" "), "", 30);
    expectEqual(start, answer, "campaign-rules-sandbox listens");
  }

  const image = join(base, "image");
  const [program = "", ...options] = imageIn(
    image,
    join(root, "packages/sandbox/Dockerfile"),
    join(base, "campaign-rules/packed"),
  );
  const started = [join(image, program), ...options].map((option) => option.replace("4010", "0"));
  expectEqual("Dockerfile", await answerOf(started, "", 30), "campaign-rules-sandbox listens");
} finally {
  rmSync(base, { recursive: true, force: true });
}
