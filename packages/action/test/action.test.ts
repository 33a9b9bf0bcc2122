import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { parseWorkflow } from "@actions/workflow-parser/workflows/workflow-parser";
import { describe, expect, it, vi } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { manifest, manifestText, Released, root, runAction } from "./released.js";

const sample = (name: string) => readFileSync(join(root, "samples", name), "utf8");
const valid = sample("push-one-time.json");
const invalid = sample("push-with-mistakes.json");
const warned = JSON.stringify({ ...(JSON.parse(valid) as object), chanel: "PUSH" });

const released = new Released();
const workspace = folderWith({
  "campaigns/spring.json": valid,
  "campaigns/eu/fall.json": invalid,
  "warned.json": warned,
  "patch.json": JSON.stringify({ request_id: "r-1", updated_by: "jo@example.com", status: "PUBLISHED" }),
});
const run = (inputs: Readonly<Record<string, string>>) => runAction(released.folder, workspace, inputs);

/** The errors that GitHub's own parser finds in a file. */
function errorsIn(name: string, content: string): string[] {
  const parse = name === "action.yml" ? parseAction : parseWorkflow;
  const { context } = parse({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe("a workflow of this repository", () => {
  const folder = join(root, ".github/workflows");

  it.each(readdirSync(folder))("%s is accepted by GitHub's own parser", (name) => {
    expect(errorsIn(name, readFileSync(join(folder, name), "utf8"))).toEqual([]);
  });

  it("is rejected with a wrong member", () => {
    expect(errorsIn("a.yml", "on: push\njobs: { a: { runs: ubuntu-latest, steps: [] } }")).not.toEqual([]);
  });
});

describe("action.yml", () => {
  const page = readFileSync(join(root, "packages/action/README.md"), "utf8");

  it("is accepted by GitHub's own parser", () => {
    expect(errorsIn("action.yml", manifestText)).toEqual([]);
  });

  it("is rejected with a wrong member", () => {
    expect(errorsIn("action.yml", manifestText.replace("runs:", "run:"))).not.toEqual([]);
  });

  it("is described by README.md", () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` \|/gmu)].map(([, name]) => name);
    expect(rows).toEqual([...Object.keys(manifest.inputs), ...Object.keys(manifest.outputs)]);
  });

  it("is used by README.md in a workflow that GitHub's own parser accepts", () => {
    const [, content = ""] = /^```yaml\n(.*?)^```$/msu.exec(page) ?? [];
    expect(errorsIn("campaigns.yml", content)).toEqual([]);
    expect(released.tags.map((tag) => content.includes(`@${tag}\n`))).toEqual([false, true]);
  });
});

describe("a release", () => {
  it("contains the action and nothing else", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(released.tags).toEqual([`action-v${version}`, `action-v${version.split(".")[0]}`]);
    const named = ["LICENSE", "README.md", "action.yml", "dist/licences.txt", "dist/package.json"];
    expect(released.files.filter((name) => !/^dist\/[\w-]+\.js$/u.test(name))).toEqual(named);
    expect(manifest.runs).toEqual({ using: "node20", main: "dist/index.js" });
  });
});

describe("the action", () => {
  it("annotates errors, lists them and fails", () => {
    const { status, stdout, stderr, outputs, summary } = run({ files: "campaigns/**/*.json" });
    expect([status, stderr, outputs]).toEqual([1, "", { errors: "5", warnings: "0", "exit-code": "1" }]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.slice(0, 34))).toEqual([
      ...Array<string>(5).fill("::error file=campaigns/eu/fall.jso"),
      "5 errors in 1 of 2 files.",
    ]);
    const listed = summary.split("\n");
    expect(listed.slice(0, 3)).toEqual(["### Campaign requests", "", "<p>5 errors in 1 of 2 files.</p>"]);
    expect(listed).toContain(
      "<tr><td>error</td><td><code>campaigns/eu/fall.json:5:17</code></td><td><code>structure.format</code></td>" +
        "<td>created_by must be an email address, like &quot;jo@example.com&quot;, but is &quot;maria.keller&quot;, which has no @</td></tr>",
    );
  });

  it("passes without errors", () => {
    const { status, stdout, outputs, summary } = run({ files: "campaigns/spring.json" });
    expect([status, stdout]).toEqual([0, "No errors in 1 file.\n"]);
    expect(outputs).toEqual({ errors: "0", warnings: "0", "exit-code": "0" });
    expect(summary).toBe("### Campaign requests\n\n<p>No errors in 1 file.</p>\n");
  });

  it.each<[string, Record<string, string>, number]>([
    ["fails on errors", { files: "campaigns" }, 1],
    ["passes despite warnings", { files: "warned.json" }, 0],
    ["fails on warnings if asked to", { files: "warned.json", "fail-on": "warning" }, 1],
    ["passes despite errors if asked to", { files: "campaigns", "fail-on": "never" }, 0],
    ["passes on options", { files: "patch.json", options: "--operation update\n--except structure.enum=status" }, 0],
  ])("%s", (_, inputs, expected) => {
    const { status, outputs } = run(inputs);
    expect([status, outputs["exit-code"]]).toEqual([expected, String(expected)]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["a glob without matches", { files: "no-such-folder/*.json" }, "campaign-rules: no-such-folder/*.json: "],
    [
      "an option that is not allowed",
      { files: "warned.json", options: "--format json" },
      'the input "options" must not contain --format json; ',
    ],
    ["a wrong input", { files: "warned.json", "fail-on": "info" }, 'the input "fail-on" must be'],
  ])("says why it fails on %s, even if fail-on is never", (_, inputs, problem) => {
    const { status, stdout } = run({ "fail-on": "never", ...inputs });
    expect(status).toBe(2);
    expect(stdout.split("\n")[0]?.startsWith(`::error title=campaign-rules::${problem}`)).toBe(true);
  });

  it("says in the summary why the command failed, however many files cannot be read", () => {
    const missing = Array.from({ length: 3000 }, (_, index) => `missing-<${index}>.json`);
    const { status, outputs, summary } = run({ files: ["campaigns", ...missing].join("\n") });
    expect([status, outputs["errors"]]).toEqual([2, "5"]);
    expect(summary).toMatch(/^<p>campaign-rules: missing-&lt;0&gt;\.json: file not found<br>/mu);
    expect(summary).toContain("<br>5 errors in 1 of 2 files.</p>");
    expect(summary).toContain("<td>error</td>");
    expect(summary.length).toBeLessThan(65_536);
  });

  it("writes no summary if it is turned off", () => {
    expect(run({ files: "campaigns", summary: "false" }).summary).toBe("");
  });

  it("uses the configuration of the repository, with its custom rules, unless a fork may have written it", () => {
    const project = folderWith({
      "event.json": JSON.stringify({ pull_request: { head: { repo: { full_name: "eve/shop" } } } }),
      "campaign.json": valid,
      "campaign-rules.config.mjs": `
        import { defineRule } from "campaign-rules";
        export default { customRules: [defineRule({
          id: "acme.never", scope: "request", summary: "Nothing is valid.", reads: { values: ["request_id"] },
          message: "is never valid", check(_, report) { report(["request_id"]); },
        })] };
      `,
    });
    mkdirSync(join(project, "node_modules"));
    symlinkSync(root, join(project, "node_modules/campaign-rules"));
    const fork = { GITHUB_EVENT_NAME: "pull_request_target", GITHUB_EVENT_PATH: join(project, "event.json") };
    const runHere = (inputs: Readonly<Record<string, string>>, runner: Readonly<Record<string, string>>) =>
      runAction(released.folder, project, { files: "campaign.json", ...inputs }, runner);
    const { status, stdout } = runHere({}, {});
    expect([status, stdout.match(/title=[^:]+/gu)]).toEqual([1, ["title=acme.never"]]);
    const config = "campaign-rules.config.mjs";
    const ran = runHere({}, fork);
    expect(ran).toMatchObject({ status: 0, stdout: "No errors in 1 file.\n", stderr: expect.stringContaining(config) });
    const named = runHere({ config }, fork);
    expect([named.status, named.stdout.split("\n")[0]]).toEqual([2, expect.stringContaining(config)]);
    expect(runHere({ "code-from-forks": "true" }, fork).status).toBe(1);
  });
});

describe("hostile files", () => {
  it("can inject neither a command nor markup", () => {
    const name = "campaigns/x\n::error::<b>.json";
    const text = "<img src=x>\n\n::set-output name=errors::0\r\n[a](https://evil.example)";
    const project = folderWith({ [name]: JSON.stringify({ channel: text, [text]: 1 }) });
    const { status, stdout, summary } = runAction(released.folder, project, { files: "campaigns" });
    expect(status).toBe(1);
    const lines = stdout.trimEnd().split(/[\r\n]+/u);
    const others = lines.filter((line) => !/^::(?:error|warning) file=campaigns\/x\\u\{a\}%3A/u.test(line));
    expect(others).toEqual([lines.at(-1)]);
    expect(summary.match(/<(?!\/?(?:p|table|tr|th|td|code|br)>)/gu)).toBeNull();
    // Nothing but the heading and the two tables is apart.
    expect(summary.split("\n\n").map((part) => part.slice(0, 7))).toEqual(
      ["### Cam", "<p>", "<table>"].map((start) => expect.stringContaining(start)),
    );
  });

  it("cannot inject a command through messages of the command", () => {
    const lines = "##[add-mask]a\n##[b].json\n::error::c.json\n ::stop-commands::d";
    const { status, stderr } = run({ files: lines });
    expect(status).toBe(2);
    expect(stderr.trimEnd().split("\n")).toHaveLength(4);
    expect(stderr).not.toMatch(/##\[|^\s*::/mu);
  });

  it("with hundreds of problems get a short summary, and all annotations", () => {
    const names = Array.from({ length: 100 }, (_, index) => `campaigns/${index}.json`);
    const project = folderWith(Object.fromEntries(names.map((name) => [name, "{}"])));
    writeFileSync(join(project, "campaigns/many.json"), invalid);
    const { outputs, stdout, summary } = runAction(released.folder, project, { files: "campaigns" });
    const annotations = stdout.match(/^::/gmu)?.length ?? 0;
    expect(annotations).toBeGreaterThan(200);
    expect(annotations).toBe(Number(outputs["errors"]) + Number(outputs["warnings"]));
    const listed = summary.match(/<td>error<\/td>/gu)?.length ?? 0;
    expect(summary.length).toBeLessThan(65_536);
    expect(summary.trimEnd().split("\n").at(-1)).toBe(`<p>${annotations - listed} more problems not shown.</p>`);
  });
});

describe("the command ends with the action", () => {
  /** A workspace with a configuration that never finishes loading. */
  const waiting = folderWith({
    "campaign.json": valid,
    "campaign-rules.config.mjs": `
      import { writeFileSync } from "node:fs";
      writeFileSync("pid", String(process.pid));
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    `,
  });
  const pidFile = join(waiting, "pid");

  it.each<NodeJS.Signals>(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"])("on %s", async (signal) => {
    rmSync(pidFile, { force: true });
    const action = spawn(process.execPath, [join(released.folder, manifest.runs.main)], {
      cwd: waiting,
      stdio: "ignore",
      env: { ...process.env, INPUT_FILES: "campaign.json" },
    });
    const ended = once(action, "exit");
    const command = await vi.waitUntil(() => existsSync(pidFile) && Number(readFileSync(pidFile, "utf8")), 60_000);
    expect(command).not.toBe(action.pid);
    action.kill(signal);
    expect(await ended).toEqual([null, signal]);
    await vi.waitUntil(() => !isRunning(command), 10_000);
  });

  function isRunning(pid: number): boolean {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    // A process that has ended stays until somebody asks how.
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  }
});
