import { describe, expect, it } from "vitest";
import { argumentsFrom, type Environment, WrongInput, wantsSummary } from "../src/inputs.js";
import { manifest } from "./released.js";

const environment = (inputs: Readonly<Record<string, string>>): Environment =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

/** The options that inputs turn into, without the constant ones. */
function optionsOf(inputs: Readonly<Record<string, string>>): string[] {
  const [command, format, github, ...rest] = argumentsFrom(environment({ files: "a.json", ...inputs }));
  expect([command, format, github, ...rest.slice(-2)]).toEqual(["check", "--format", "github", "--", "a.json"]);
  return rest.slice(0, -2);
}

const effects: Readonly<Record<string, readonly [value: string, options: readonly string[]]>> = {
  operation: ["update", ["--operation=update"]],
  request: ["true", ["--request"]],
  state: ["DRAFT", ["--state=DRAFT"]],
  current: ["stored campaign.json", ["--current=stored campaign.json"]],
  workspace: ["workspace.json", ["--workspace=workspace.json"]],
  config: ["rules.config.js", ["--config=rules.config.js"]],
  baseline: ["-b.json", ["--baseline=-b.json"]],
  "max-warnings": ["3", ["--max-warnings=3"]],
  "fail-on": ["warning", ["--max-warnings=0"]],
  options: [
    "--feature QUEUING\n\n  --rule member.known=off  \n--no-lint\n",
    ["--feature", "QUEUING", "--rule", "member.known=off", "--no-lint"],
  ],
};

describe("an input", () => {
  it.each(Object.entries(effects))("%s becomes an option", (name, [value, options]) => {
    expect(optionsOf({ [name]: value })).toEqual(options);
  });

  it("is declared in action.yml if and only if it has an effect", () => {
    expect(Object.keys(manifest.inputs).sort()).toEqual(["files", "summary", ...Object.keys(effects)].sort());
  });

  it("makes nothing fail if fail-on is never", () => {
    expect(optionsOf({ "fail-on": "never" })).toEqual(["--exit-zero"]);
  });

  it("about the operation does not matter for whole requests", () => {
    expect(optionsOf({ request: "true", operation: "create" })).toEqual(["--request"]);
  });

  it("has one file, folder or glob on each line", () => {
    const files = argumentsFrom(environment({ files: "\n a b.json\n-x.json\ncampaigns/**/*.json\n" }));
    expect(files.slice(files.indexOf("--") + 1)).toEqual(["a b.json", "-x.json", "campaigns/**/*.json"]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["without files", { files: " \n" }, 'the input "files" is empty'],
    [
      "with an unknown level",
      { "fail-on": "info" },
      'the input "fail-on" must be error, warning or never, but is info',
    ],
    ["that is not a boolean", { request: "yes" }, 'the input "request" must be true or false, but is yes'],
    [
      "with two limits",
      { "fail-on": "warning", "max-warnings": "3" },
      "fail-on: warning and max-warnings exclude each other",
    ],
  ])("%s is rejected", (_, inputs, problem) => {
    expect(() => argumentsFrom(environment({ files: "a.json", ...inputs }))).toThrow(new WrongInput(problem));
  });

  it("turns the summary off", () => {
    expect(["", "true", "false"].map((summary) => wantsSummary(environment({ summary })))).toEqual([true, true, false]);
  });
});
