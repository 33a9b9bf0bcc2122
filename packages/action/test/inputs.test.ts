import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../test/support/folder-with.js";
import { argumentsFrom, type Environment, WrongInput, wantsSummary } from "../src/inputs.js";
import { manifest, root } from "./released.js";

const environment = (inputs: Readonly<Record<string, string>>): Environment =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

/** The options that inputs turn into, without the constant ones. */
async function optionsOf(inputs: Readonly<Record<string, string>>): Promise<string[]> {
  const [command, format, github, ...rest] = await argumentsFrom(environment({ files: "a.json", ...inputs }));
  expect([command, format, github, ...rest.slice(-2)]).toEqual(["check", "--format", "github", "--", "a.json"]);
  return rest.slice(0, -2);
}

const lines = "--feature QUEUING\n\n  --rule member.known=off  \n--no-lint\n";
const effects: Readonly<Record<string, readonly [value: string, ...options: string[]]>> = {
  operation: ["update", "--operation=update"],
  request: ["true", "--request"],
  state: ["DRAFT", "--state=DRAFT"],
  current: ["stored campaign.json", "--current=stored campaign.json"],
  workspace: ["workspace.json", "--workspace=workspace.json"],
  config: ["rules.config.js", "--config=rules.config.js"],
  baseline: ["-b.json", "--baseline=-b.json"],
  "max-warnings": ["3", "--max-warnings=3"],
  "fail-on": ["warning", "--max-warnings=0"],
  options: [lines, "--feature=QUEUING", "--rule=member.known=off", "--no-lint"],
};

describe("an input", () => {
  it.each(Object.entries(effects))("%s becomes an option", async (name, [value, ...options]) => {
    expect(await optionsOf({ [name]: value })).toEqual(options);
  });

  it("is declared in action.yml if and only if it has an effect", () => {
    const others = ["files", "summary", "code-from-forks"];
    expect(Object.keys(manifest.inputs).sort()).toEqual([...others, ...Object.keys(effects)].sort());
  });

  it("makes nothing fail if fail-on is never", async () => {
    expect(await optionsOf({ "fail-on": "never" })).toEqual(["--exit-zero"]);
  });

  it("about the operation does not matter for whole requests", async () => {
    expect(await optionsOf({ request: "true", operation: "create" })).toEqual(["--request"]);
  });

  it("has one file, folder or glob on each line", async () => {
    const files = await argumentsFrom(environment({ files: "\n a b.json\n-x.json\ncampaigns/**/*.json\n" }));
    expect(files.slice(files.indexOf("--") + 1)).toEqual(["a b.json", "-x.json", "campaigns/**/*.json"]);
  });

  const level = 'the input "fail-on" must be error, warning or never, but is info';
  const limits = "fail-on: warning and max-warnings exclude each other";
  it.each<[string, Record<string, string>, string]>([
    ["without files", { files: " \n" }, 'the input "files" is empty'],
    ["with an unknown level", { "fail-on": "info" }, level],
    ["that is not a boolean", { request: "yes" }, 'the input "request" must be true or false, but is yes'],
    ["with two limits", { "fail-on": "warning", "max-warnings": "3" }, limits],
    ["with two limits, one among the options,", { "fail-on": "warning", options: "--max-warnings 3" }, limits],
  ])("%s is rejected", async (_, inputs, problem) => {
    await expect(argumentsFrom(environment({ files: "a.json", ...inputs }))).rejects.toThrow(new WrongInput(problem));
  });

  it("turns the summary off", () => {
    expect(["", "true", "false"].map((summary) => wantsSummary(environment({ summary })))).toEqual([true, true, false]);
  });
});

describe("the input options", () => {
  const help = execFileSync(process.execPath, [join(root, "dist/cli.js"), "check", "--help"], { encoding: "utf8" });
  const options = [...help.matchAll(/^ {2}(--[\w-]+)( <)?/gmu)].map(([, name = "", value]) => ({ name, value }));

  async function allowed(): Promise<string[]> {
    const names: string[] = [];
    for (const { name, value } of options) {
      const tried = optionsOf({ options: value === undefined ? name : `${name} x` });
      await tried.then(
        () => names.push(name),
        (error) => expect(error).toBeInstanceOf(WrongInput),
      );
    }
    return names;
  }

  it("may contain what changes no output, writes no file and ends, and what has its own input", async () => {
    expect(options.length).toBeGreaterThan(20);
    expect(await allowed()).toEqual([
      ...["--operation", "--request", "--state", "--channel", "--current", "--feature", "--policy", "--rule"],
      ...["--except", "--workspace", "--config", "--no-config", "--json-config-only", "--no-lint", "--max-warnings"],
      "--baseline",
    ]);
  });

  it.each([
    ["--format json", 'the input "options" must not contain --format json; it may contain --feature, '],
    ["--format=json", 'the input "options" must not contain --format=json; '],
    ["--watch", 'the input "options" must not contain --watch; '],
    ["a.json", 'the input "options" must not contain a.json; '],
    ["--", 'the input "options" must not contain --; '],
    ["--feature", 'the input "options": --feature needs a value'],
    ["--feature=", 'the input "options": --feature needs a value'],
    ["--no-lint yes", 'the input "options": --no-lint has no value'],
  ])("must not contain %s", async (line, problem) => {
    await expect(optionsOf({ options: line })).rejects.toThrow(problem);
  });

  it("are listed by README.md", async () => {
    const page = readFileSync(join(root, "packages/action/README.md"), "utf8");
    const [, list = ""] = /`options` may contain (.*?)\. /su.exec(page) ?? [];
    expect([...list.matchAll(/`(--[\w-]+)`/gu)].map(([, name]) => name).sort()).toEqual((await allowed()).sort());
  });
});

describe("a configuration that is code", () => {
  const repository = { full_name: "acme/shop" };
  const from = (full_name?: string) => ({ head: { repo: { full_name, fork: full_name !== "acme/shop" } } });

  /** Whether code runs in a step of the event. A text is written as the payload as it is. */
  async function runsCode(name: string, event: object | string | undefined, inputs: Record<string, string> = {}) {
    const payload = typeof event === "string" ? event : JSON.stringify(event);
    const path = join(folderWith(payload === undefined ? {} : { "event.json": payload }), "event.json");
    const runner = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: "acme/shop" };
    const args = await argumentsFrom({ ...runner, ...environment({ files: "a.json", ...inputs }) });
    return !args.includes("--json-config-only");
  }

  it.each<[string, object | string | undefined]>([
    ["push", { repository, ref: "refs/heads/main" }],
    ["schedule", undefined],
    ["pull_request", { repository, pull_request: from("acme/shop") }],
    ["pull_request_target", { repository, pull_request: from("acme/shop") }],
    ["workflow_run", { repository, workflow_run: { head_repository: repository } }],
    ["issue_comment", { repository, issue: {} }],
  ])("runs on %s from the repository: %j", async (name, event) => {
    expect(await runsCode(name, event)).toBe(true);
  });

  it.each<[string, object | string | undefined]>([
    ["pull_request", { repository, pull_request: from("eve/shop") }],
    ["pull_request", { repository, pull_request: { head: { repo: null } } }],
    ["pull_request", { repository, pull_request: {} }],
    ["pull_request", undefined],
    ["pull_request", "{"],
    ["pull_request", "null"],
    ["pull_request_target", { repository, pull_request: from("eve/shop") }],
    ["pull_request_target", {}],
    ["pull_request_review", { repository, pull_request: from("eve/shop") }],
    ["workflow_run", { repository, workflow_run: { head_repository: { full_name: "eve/shop" } } }],
    ["workflow_run", { repository, workflow_run: {} }],
    ["issue_comment", { repository, issue: { pull_request: { url: "" } } }],
    ["workflow_call", { repository, pull_request: from("eve/shop") }],
  ])("does not run on %s that may come from a fork: %j", async (name, event) => {
    expect(await runsCode(name, event)).toBe(false);
  });

  it("runs on a pull request from a fork if the workflow says so", async () => {
    const event = { repository, pull_request: from("eve/shop") };
    expect(await runsCode("pull_request", event, { "code-from-forks": "true" })).toBe(true);
  });
});
