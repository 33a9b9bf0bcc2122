import { expect, it } from "vitest";
import { readSettings } from "../src/settings/read-settings.js";
import { DEFAULTS } from "../src/settings/settings.js";

it("unknown settings are problems, except the one that clients read themselves", () => {
  const given = { config: null, trace: { server: "off" }, undecided: false, colour: "red" };
  expect(readSettings(given)).toEqual({
    settings: { ...DEFAULTS, undecided: false },
    problems: ["colour is not a setting"],
  });
});

it("a wrong setting is a problem, and gets its default", () => {
  expect(readSettings({ files: [{ glob: "*.json" }, { glob: 1 }], documentation: "nowhere" })).toEqual({
    settings: { ...DEFAULTS, files: [{ glob: "*.json" }] },
    problems: [
      "files[1] must have a glob as its glob",
      "documentation must be an http, https or file address that contains {rule}",
    ],
  });
});

it.each([undefined, null, {}, []])("no settings are the defaults: %j", (given) => {
  expect(readSettings(given)).toEqual({ settings: DEFAULTS, problems: [] });
});

it.each([[[{}]], ["text"], [1], [false]])("settings that are no object are a problem: %j", (given) => {
  expect(readSettings(given)).toEqual({ settings: DEFAULTS, problems: ["the settings must be an object"] });
});

it.each([
  ["https://rules.example/{rule}", true],
  ["file:///rules/{rule}.md", true],
  ["https://rules.example/", false],
  ["command:workbench.action.terminal.sendSequence?{rule}", false],
  ["javascript:alert('{rule}')", false],
  ["data:text/html,{rule}", false],
])("the documentation may be a page and nothing that runs: %s", (documentation, isTaken) => {
  expect(readSettings({ documentation }).settings.documentation === documentation).toBe(isTaken);
});
