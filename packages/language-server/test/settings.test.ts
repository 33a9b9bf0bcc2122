import { expect, it } from "vitest";
import { readSettings } from "../src/settings/read-settings.js";
import { DEFAULTS } from "../src/settings/settings.js";

it("settings that do not exist are problems, except the one that clients read themselves", () => {
  const given = { config: null, trace: { server: "off" }, undecided: false, colour: "red" };
  expect(readSettings(given)).toEqual({
    settings: { ...DEFAULTS, undecided: false },
    problems: ["colour is not a setting"],
  });
});

it("a setting that is wrong is a problem, and has its default", () => {
  expect(readSettings({ files: [{ glob: "*.json" }, { glob: 1 }], documentation: "nowhere" })).toEqual({
    settings: { ...DEFAULTS, files: [{ glob: "*.json" }] },
    problems: ["files[1] must have a glob as its glob", "documentation must be an address that contains {rule}"],
  });
});
