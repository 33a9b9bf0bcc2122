import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { folderWith } from "../support/folder-with.js";
import { blocksIn } from "../support/markdown.js";
import { endedWith, root, run, sampleText } from "./run.js";

const page = readFileSync(join(root, "docs/command-line.md"), "utf8");
const pages = ["README.md", "docs/command-line.md", "docs/ci.md", "docs/ndjson.md"];
/** The blocks of the pages, without those of the README that install or run everything. */
const pageBlocks = (language: string) =>
  pages.flatMap((path) => blocksIn(path, language)).filter((code) => !code.startsWith("npm ci"));

/** A project with the package installed, and with the files that the pages mention. */
const project = folderWith();

const valid = sampleText("push-one-time.json");
const invalid = sampleText("push-with-mistakes.json");
const update = { request_id: "r-1", updated_by: "jo@example.com", status: "PUBLISH" };
const request = {
  method: "PATCH",
  path: "/v5/campaigns/c-1",
  headers: { Authorization: "Basic dzpr", "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10" },
  body: update,
};
const lines = `${JSON.stringify(JSON.parse(valid))}\n`.repeat(2);

mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
symlinkSync(join(root, "dist/cli.js"), join(project, "node_modules/.bin/campaign-rules"));
symlinkSync(root, join(project, "node_modules/campaign-rules"));
cpSync(join(root, "samples"), join(project, "samples"), { recursive: true });
for (const [name, content] of Object.entries({
  "package.json": '{ "type": "module" }',
  "campaign.json": valid,
  "campaigns/spring.json": valid,
  "campaigns/summer.json": valid,
  "patch.json": JSON.stringify(update),
  "stored.json": valid,
  "desired.json": valid,
  "request.json": JSON.stringify(request),
  "campaigns.ndjson": lines,
  "campaigns-with-ids.ndjson": `${JSON.stringify({ id: 7, body: JSON.parse(valid) })}\n`,
  "campaigns.ndjson.gz": gzipSync(lines),
})) {
  mkdirSync(join(project, name, ".."), { recursive: true });
  writeFileSync(join(project, name), content);
}
const read = (name: string) => readFileSync(join(project, name), "utf8");

// npx takes longer to find an installed command than the command takes. The packed tarball is tested with the real npx.
const npx = `#!/bin/sh\nwhile [ "\${1#-}" != "$1" ]; do shift; done\nexec "node_modules/.bin/$@"\n`;
writeFileSync(join(project, "npx"), npx, { mode: 0o755 });

function shell(command: string) {
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-e", "-o", "pipefail", "-c", command], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, PATH: `${project}:${process.env["PATH"]}` },
  });
  return { status, stdout, stderr };
}

/** Does something while the project has a campaign with errors. */
function withErrors<T>(act: (name: string) => T): T {
  const name = "campaigns/autumn.json";
  writeFileSync(join(project, name), invalid);
  try {
    return act(name);
  } finally {
    rmSync(join(project, name));
  }
}

describe("the page", () => {
  it.each([
    ["check", "Options", 25],
    ["plan", "Plans", 9],
  ])("names every option of the help of %s, in its order", (command, title, least) => {
    const help = run([command, "--help"]).stdout;
    const options = [...help.matchAll(/^ {2}(--\S+)/gmu)].map(([, option]) => option);
    const section = page.split(/^## /mu).find((text) => text.startsWith(`${title}\n`)) ?? "";
    const cells = [...section.matchAll(/^\| (`--.*?) \| /gmu)].map(([, cell = ""]) => cell);
    const rows = cells.flatMap((cell) => [...cell.matchAll(/`(--[\w-]+)/gu)].map(([, option]) => option));
    expect(options.length).toBeGreaterThan(least);
    expect(rows).toEqual(options);
  });

  const examples = pageBlocks("console").map((block) => /^\$ ([^\n]*)\n(.*)$/su.exec(block)?.slice(1) ?? []);

  it("has an example of each format and each kind of file", () => {
    expect(examples.map(([command = ""]) => /--format \w+|--current|--request/u.exec(command)?.[0])).toEqual([
      ...[undefined, "--format pretty", "--format json", undefined, "--current", undefined, undefined, "--request"],
      ...["--format github", "--format gitlab", "--format junit"],
    ]);
  });

  it.each(examples)("%s prints what is shown", (command = "", output = "") => {
    // A plan with changes has a different exit code.
    const status = output.includes("✓") ? 0 : command.includes("campaign-rules plan") ? 3 : 1;
    expect(shell(command)).toEqual({ status, stderr: "", stdout: output });
  });

  const scripts = pageBlocks("sh").filter((script) => !script.startsWith("#!"));
  const [configuration = ""] = pageBlocks("js");

  // Other programs that get the results need not be installed.
  it.each(scripts.map((script) => script.replaceAll(/ \| jq .*/gu, "")))("%s works", (script) => {
    const config = join(project, "campaign-rules.config.js");
    if (script.includes("--print-config")) writeFileSync(config, configuration);
    expect(shell(script)).toMatchObject({ status: 0, stderr: "" });
    rmSync(config, { force: true });
  });

  it("has a valid workspace file", () => {
    const [workspace = "", ...others] = pageBlocks("json");
    expect(others).toEqual([]);
    writeFileSync(join(project, "workspace.json"), workspace);
    expect(shell("npx --no-install campaign-rules check --workspace workspace.json campaign.json").status).toBe(0);
  });
});

/** A hook for pre-commit. */
type Hook = Readonly<Record<"id" | "entry" | "files", string>>;

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Readonly<Record<string, unknown>>[] }>>;
}

describe("the files for other tools", () => {
  const files = pageBlocks("yaml").map((block) => [/^# (\S+)\n/u.exec(block)?.[1], parse(block) as unknown] as const);
  const named = (name: string) => files.find(([found]) => found === name)?.[1];

  /** The step of a workflow that runs the command. */
  const scriptOf = (name: string) => {
    const { jobs } = named(name) as Workflow;
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run: script = "" }) => String(script)));
    expect(scripts).toContain("npm ci");
    return scripts.find((script) => script.includes("campaign-rules")) ?? "";
  };

  it("are these", () => {
    expect(files.map(([name]) => name)).toEqual([
      ".github/workflows/campaigns.yml",
      ".github/workflows/campaigns-with-npm.yml",
      ".github/workflows/campaign-scanning.yml",
      ".gitlab-ci.yml",
      ".pre-commit-config.yaml",
      ".pre-commit-config.yaml",
    ]);
  });

  it("use the action as its own page does it", () => {
    const [block = ""] = blocksIn("packages/action/README.md", "yaml");
    expect(parse(block)).toEqual(named(".github/workflows/campaigns.yml"));
  });

  it("annotate and fail if there are errors", () => {
    const script = scriptOf(".github/workflows/campaigns-with-npm.yml");
    expect(shell(script)).toMatchObject({ status: 0, stdout: "No errors in 2 files.\n" });
    const { status, stdout } = withErrors(() => shell(script));
    expect([status, stdout.match(/^::error file=campaigns\/autumn\.json,/gmu)?.length]).toEqual([1, 5]);
  });

  it("leave errors to code scanning, but fail if the command fails", () => {
    const name = ".github/workflows/campaign-scanning.yml";
    const script = scriptOf(name);
    const logFile = /> (\S+)/u.exec(script)?.[1] ?? "";
    const steps = (named(name) as Workflow).jobs["scan"]?.steps;
    expect(steps?.at(-1)).toMatchObject({ with: { sarif_file: logFile } });
    expect(withErrors(() => shell(script)).status).toBe(0);
    const log = JSON.parse(read(logFile)) as { runs: [{ results: unknown[] }] };
    expect(log.runs[0].results).toHaveLength(5);
    expect(shell(script.replace("campaigns/**/*.json", "campaigns/**/*.yaml")).status).not.toBe(0);
  });

  it("show what is wrong in merge requests of GitLab, and fail where there are errors", () => {
    const { campaigns } = named(".gitlab-ci.yml") as {
      campaigns: { script: string[]; artifacts: { reports: { codequality: string } } };
    };
    const [install, check = ""] = campaigns.script;
    expect(install).toBe("npm ci");
    expect(shell(check)).toEqual(endedWith(0, ""));
    expect(withErrors(() => shell(check)).status).toBe(1);
    const report = JSON.parse(read(campaigns.artifacts.reports.codequality)) as { location: { path: string } }[];
    expect(report.map(({ location }) => location.path)).toEqual(Array(5).fill("campaigns/autumn.json"));
  });

  it("check staged files with pre-commit", () => {
    const { repos } = named(".pre-commit-config.yaml") as { repos: [{ hooks: [Hook] }] };
    const [{ entry, files: pattern }] = repos[0].hooks;
    const committed = (names: string[]) => names.filter((name) => new RegExp(pattern, "u").test(name)).join(" ");
    expect(shell(`${entry} ${committed(["campaigns/spring.json", "package.json"])}`).status).toBe(0);
    expect(withErrors((name) => shell(`${entry} ${committed(["campaigns/spring.json", name])}`)).status).toBe(1);
  });

  it("take the hook of this repository", () => {
    const [hook, ...others] = parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8")) as Hook[];
    const [, [, configured] = []] = files.filter(([name]) => name === ".pre-commit-config.yaml");
    const { repos } = configured as { repos: [{ rev: string; hooks: Hook[] }] };
    expect([repos[0].hooks.map(({ id }) => id), others]).toEqual([[hook?.id], []]);
    // There are no tags before the first release.
    expect(repos[0].rev).toBe("COMMIT");
    const names = ["campaigns/a.json", "shop/campaigns/eu/a.json"];
    const all = [...names, "campaigns/a.yaml", "package.json", "mycampaigns/a.json"];
    const checked = (pattern = "") => all.filter((name) => new RegExp(pattern, "u").test(name));
    expect(checked(hook?.files)).toEqual(names);
    expect(checked(repos[0].hooks[0]?.files)).toEqual(names.slice(0, 1));
    expect(shell(`npx ${hook?.entry} campaigns/spring.json`).status).toBe(0);
    expect(withErrors((name) => shell(`npx ${hook?.entry} ${name}`)).status).toBe(1);
  });

  it("check staged files without it", () => {
    const [hook = ""] = pageBlocks("sh").filter((script) => script.startsWith("#!"));
    const git = (...args: string[]) => {
      const identity = ["-c", "user.name=Jo", "-c", "user.email=jo@example.com", "-c", "core.hooksPath=.git/hooks"];
      const { status, stdout } = spawnSync("git", [...identity, ...args], { cwd: project, encoding: "utf8" });
      return { status, stdout };
    };
    execFileSync("git", ["init", "--quiet"], { cwd: project });
    mkdirSync(join(project, ".git/hooks"), { recursive: true });
    writeFileSync(join(project, ".git/hooks/pre-commit"), hook, { mode: 0o755 });
    const commit = (name: string) => {
      git("add", name);
      return git("commit", "--quiet", "--message", name).status;
    };
    expect(commit("package.json")).toBe(0);
    expect(commit("campaigns/spring.json")).toBe(0);
    expect(withErrors(commit)).toBe(1);
    expect(git("log", "--format=%s").stdout).toBe("campaigns/spring.json\npackage.json\n");
  });
});

describe("the commands of docs/json-schema.md", () => {
  const scripts = blocksIn("docs/json-schema.md", "sh");

  it("are there", () => expect(scripts).not.toEqual([]));

  it.each(scripts)("%s", (script) => {
    expect(shell(script)).toMatchObject({ status: 0, stderr: "", stdout: "" });
    for (const [, name = ""] of script.matchAll(/> (\S+)/gu)) {
      expect(() => JSON.parse(read(name))).not.toThrow();
    }
  });
});
