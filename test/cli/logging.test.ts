import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { folderWith } from "../support/folder-with.js";
import { root, runAlone, sampleText } from "./run.js";

const index = JSON.stringify(pathToFileURL(join(root, "dist/index.js")).href);
const VALID = sampleText("push-one-time.json");

const CONFIGURATION = `
import { defineRule } from ${index};
console.log("loaded");
const rule = defineRule({
  id: "acme.logs",
  scope: "request",
  reads: {},
  message: "is wrong",
  check() { console.log("checked"); console.log("checked again"); },
});
export default { customRules: [rule] };
`;

describe("what a configuration and its rules log goes to standard error", () => {
  const silent = CONFIGURATION.replaceAll(/console\.log\(.*?\);/gu, "");
  const [cwd, quiet] = [CONFIGURATION, silent].map((text) =>
    folderWith({ "campaign-rules.config.mjs": text, "a.json": VALID }),
  ) as [string, string];
  const line = `${JSON.stringify(JSON.parse(VALID))}\n`;

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
    if (command.startsWith("check")) expect(stderr).toContain("checked\nchecked again\n");
  });
});
