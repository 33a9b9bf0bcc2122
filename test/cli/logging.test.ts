import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { folderWith } from "../support/folder-with.js";
import { root, runAlone, sampleText, shell } from "./run.js";

const index = JSON.stringify(pathToFileURL(join(root, "dist/index.js")).href);
const VALID = sampleText("push-one-time.json");

const configurationWith = (check: string) => `
import { defineRule } from ${index};
console.log("loaded");
const rule = defineRule({ id: "acme.own", scope: "request", reads: {}, message: "is wrong", check() { ${check} } });
export default { customRules: [rule] };
`;

const CONFIGURATION = configurationWith(`
  console.log("checked");
  console.log("checked again");
  process.nextTick(() => console.log("soon"));
  setImmediate(() => console.log("later"));
`);

const line = `${JSON.stringify(JSON.parse(VALID))}\n`;

describe("what a configuration and its rules log goes to standard error", () => {
  const silent = CONFIGURATION.replaceAll(/console\.log\(".*?"\)/gu, "undefined");
  const [cwd, quiet] = [CONFIGURATION, silent].map((text) =>
    folderWith({ "campaign-rules.config.mjs": text, "a.json": VALID }),
  ) as [string, string];

  it.each<[string, string[], string]>([
    ["check --format json", ["a.json"], ""],
    ["check --ndjson --threads 1", ["-"], line],
    ["check --ndjson --threads 2", ["-"], line],
    ["rules --format json", [], ""],
  ])("%s", (command, files, input) => {
    const args = [...command.split(" "), ...files];
    const { status, stdout, stderr } = runAlone(args, input, { cwd });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toBeDefined();
    expect(stdout).toBe(runAlone(args, input, { cwd: quiet }).stdout);
    expect(stderr).toContain("loaded\n");
    if (command.startsWith("check")) expect(stderr).toContain("checked\nchecked again\nsoon\nlater\n");
  });
});

it("the working directory that a configuration sets is not that of the command", () => {
  const moving = `process.chdir("..");${configurationWith("")}`;
  const cwd = folderWith({ "sub/campaign-rules.config.mjs": moving, "sub/a.json": "{}", "a.json": VALID });
  const { status, stdout } = runAlone(["check", "a.json"], "", { cwd: join(cwd, "sub") });
  expect([status, stdout]).toEqual([1, expect.stringContaining("a.json")]);
});

it.each(["1", "2"])("a configuration sees the arguments of the command, with %s threads", (threads) => {
  const rejecting = configurationWith("arguments[1]([]);");
  const text = rejecting.replace("[rule]", 'process.argv.includes("--ndjson") ? [rule] : []');
  const cwd = folderWith({ "campaign-rules.config.mjs": text });
  expect(runAlone(["check", "--ndjson", "--threads", threads, "-"], line, { cwd }).status).toBe(1);
});

describe("an error that a rule leaves behind", () => {
  const failing = (check: string) => folderWith({ "campaign-rules.config.mjs": configurationWith(check) });

  it.each(["1", "2"])("makes the command fail and is printed, with %s threads", (threads) => {
    const cwd = failing("Promise.reject(new Error('left'));");
    const { status, stderr } = runAlone(["check", "--ndjson", "--threads", threads, "-"], line, { cwd });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/campaign-rules: unexpected error.*: left/u)]);
  });

  it("is printed after all that was logged, even if the reader is slow", () => {
    const many = 'for (let count = 0; count < 3000; count++) console.log("one of many ".repeat(10));';
    const cwd = failing(`${many} setTimeout(() => { throw new Error("left"); });`);
    const { stdout } = shell(`cd ${cwd}; echo '{}' | CHECK --ndjson --threads 1 - 2>&1 >/dev/null | (sleep 1; cat)`);
    expect(stdout.match(/^(?:one of many ){10}$/gmu)).toHaveLength(3000);
    expect(stdout).toContain("campaign-rules: unexpected error: Error: left\n");
  });
});

it.each([
  ["check", "a.json"],
  ["check", "--ndjson", "--threads", "1", "a.json"],
  ["rules"],
  ["plan", "a.json", "a.json"],
])("a process.exit(0) of a configuration or rule does not pass for success: %s", (...args) => {
  const text = args[0] === "check" ? configurationWith("process.exit(0);") : "process.exit(0);";
  const cwd = folderWith({ "campaign-rules.config.mjs": text, "a.json": line });
  const { status, stdout, stderr } = runAlone(args, "", { cwd });
  const problem = "campaign-rules: ended too early: a rule or the configuration calls process.exit\n";
  expect([status, stdout, stderr.replace("loaded\n", "")]).toEqual([2, "", problem]);
});

it.each([
  [["invalid.json"], 1],
  [["missing.json", "a.json"], 2],
  [["--ndjson", "--threads", "1", "invalid.json"], 1],
  [["--ndjson", "--threads", "1", "missing.json", "a.json"], 2],
] as const)("an exit code that a configuration and a rule set is not that of check %j", (args, expected) => {
  const succeed = "process.exitCode = 0;";
  const text = `${succeed} process.on("beforeExit", () => process.exit(0)); ${configurationWith(succeed)}`;
  const cwd = folderWith({ "campaign-rules.config.mjs": text, "a.json": line, "invalid.json": "{}" });
  expect(runAlone(["check", ...args], "", { cwd }).status).toBe(expected);
});
