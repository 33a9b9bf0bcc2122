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
    problems: ["files[1] must have a glob as its glob", "documentation must be an address that contains {rule}"],
  });
});
