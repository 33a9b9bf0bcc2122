import { describe, expect, it } from "vitest";
import { file, refused, run, sample } from "./run.js";

const valid = sample("push-one-time.json");

/** A body without `advanced`, and with two keys that a policy forbids, one of them with an equals sign. */
const body = { ...valid, advanced: undefined, utm_params: { ...valid["utm_params"], team: "growth", "a=off": "b" } };
const path = file("excepted.json", JSON.stringify(body));

const REQUIRED = "structure.required";
const PREFIX = "utm.custom-key-prefixed";
const EVERY_ERROR = [`${REQUIRED} advanced`, `${PREFIX} utm_params.team`, `${PREFIX} utm_params["a=off"]`];

interface Entry {
  violations: { rule: string; path: string }[];
  warnings: { rule: string; path: string }[];
}

function namesIn({ violations, warnings }: Entry) {
  const named = (found: Entry["violations"]) => found.map((one) => `${one.rule} ${one.path}`);
  return { errors: named(violations), warnings: named(warnings) };
}

function found(...args: string[]) {
  const { stdout } = run(["check", "--no-lint", "--format", "json", ...args, path]);
  return namesIn((JSON.parse(stdout) as [Entry])[0]);
}

const workspace = file(
  "with-exceptions.json",
  JSON.stringify({
    exceptions: [
      { rule: REQUIRED, path: "advanced", level: "off" },
      { rule: PREFIX, path: "utm_params.*", level: "warning" },
    ],
  }),
);

describe("an exception", () => {
  const [advanced = "", team = "", equals = ""] = EVERY_ERROR;

  it.each<[string, string[], errors: string[], warnings: string[]]>([
    ["is not there by default", [], EVERY_ERROR, []],
    ["without a level makes an error a warning", ["--except", `${REQUIRED}=advanced`], [team, equals], [advanced]],
    ["of the level warning does the same", ["--except", `${REQUIRED}=advanced=warning`], [team, equals], [advanced]],
    ["of the level off leaves the error out", ["--except", `${REQUIRED}=advanced=off`], [team, equals], []],
    ["may have a wildcard in its path", ["--except", `${PREFIX}=utm_params.*=off`], [advanced], []],
    [
      "may have an equals sign in a quoted name",
      ["--except", `${PREFIX}=utm_params["a=off"]`],
      [advanced, team],
      [equals],
    ],
    ["may have a level after such a name", ["--except", `${PREFIX}=utm_params["a=off"]=off`], [advanced, team], []],
    [
      "may be one of several",
      ["--except", `${PREFIX}=utm_params.team=off`, "--except", `${REQUIRED}=advanced`],
      [equals],
      [advanced],
    ],
    [
      "wins over a later one",
      ["--except", `${PREFIX}=utm_params.team=off`, "--except", `${PREFIX}=**`],
      [advanced],
      [equals],
    ],
    ["may be in the workspace file", ["--workspace", workspace], [], [team, equals]],
    [
      "wins over those of the workspace file",
      ["--workspace", workspace, "--except", `${REQUIRED}=advanced`, "--except", `${PREFIX}=utm_params.team=off`],
      [],
      [advanced, equals],
    ],
  ])("%s", (_, args, errors, warnings) => expect(found(...args)).toEqual({ errors, warnings }));

  const exception = ["--no-lint", "--except", `${REQUIRED}=advanced`, "--except", `${PREFIX}=**=off`];

  it("has a path that starts at the body with --request", () => {
    const request = {
      method: "POST",
      path: "/core-services/v1/campaigns",
      headers: { Authorization: "Basic dzpr", "SVC-APPKEY": "w" },
      body,
    };
    const whole = file("excepted-request.json", JSON.stringify(request));
    const { status, stdout } = run(["check", "--request", "--format", "json", ...exception, whole]);
    expect(status).toBe(0);
    expect(namesIn((JSON.parse(stdout) as [Entry])[0])).toEqual({ errors: [], warnings: [advanced] });
  });

  it.each(["1", "2"])("works in %s threads with --ndjson", (threads) => {
    const lines = `${JSON.stringify(body)}\n`.repeat(2);
    const { status, stdout } = run(["check", "--ndjson", "--threads", threads, ...exception, "-"], lines);
    expect(status).toBe(0);
    const results = stdout
      .trim()
      .split("\n")
      .map((line) => namesIn(JSON.parse(line) as Entry));
    expect(results).toEqual(Array(2).fill({ errors: [], warnings: [advanced] }));
  });
});

const WRONG_PATH = 'Path of an exception must be a dotted path, like "filters[*].name", but is';

describe("a wrong --except", () => {
  it.each<[string, string]>([
    [REQUIRED, "It must have the form rule=path or rule=path=level."],
    ["structure.requird=advanced", `Unknown rule "structure.requird"; did you mean "${REQUIRED}"?`],
    ["=advanced", 'Unknown rule ""; see: campaign-rules rules'],
    ["input.json=body", "The rule input.json has no exceptions"],
    ["input.json-unique-keys=a", "The rule input.json-unique-keys has no exceptions"],
    [`${REQUIRED}=`, `${WRONG_PATH} an empty text`],
    [`${REQUIRED}=a..b`, `${WRONG_PATH} "a..b"`],
    [`${PREFIX}=utm_params["a`, `${WRONG_PATH} "utm_params[\\"a"`],
    [`${REQUIRED}=advanced=of`, 'Unknown level of an exception: "of"; known: "off", "warning"'],
    [`${REQUIRED}=advanced=warnin`, 'Unknown level of an exception: "warnin"; did you mean "warning"?'],
    [`${REQUIRED}=advanced=`, 'Unknown level of an exception: ""; known: "off", "warning"'],
  ])("%s is named in one line", (text, problem) => {
    expect(run(["check", "--except", text, path])).toEqual(
      refused(`option '--except <rule=path[=level]>' argument '${text}' is invalid. ${problem}`),
    );
  });
});

describe("a wrong exception of a workspace file", () => {
  it.each<[string, string, string]>([
    ["is not a list", '{ "exceptions": {} }', "1:17: exceptions must be an array"],
    ["is not an object", '{ "exceptions": ["x"] }', "1:18: an exception must be an object"],
    [
      "lacks a member",
      `{ "exceptions": [{ "rule": "${REQUIRED}", "path": "a" }] }`,
      "1:18: an exception needs rule, path and level; it lacks level",
    ],
    [
      "has another member",
      `{ "exceptions": [{ "rule": "${REQUIRED}", "path": "a", "levl": "off" }] }`,
      '1:71: unknown member of an exception "levl"; did you mean "level"?',
    ],
    [
      "is of no rule",
      '{ "exceptions": [{ "rule": "structure.requird", "path": "a", "level": "off" }] }',
      `1:28: unknown rule "structure.requird"; did you mean "${REQUIRED}"?`,
    ],
    [
      "has a path that is not a text",
      `{ "exceptions": [{ "rule": "${REQUIRED}", "path": 1, "level": "off" }] }`,
      "1:58: path of an exception must be a string",
    ],
    [
      "has a malformed path",
      `{ "exceptions": [{ "rule": "${REQUIRED}", "path": ".a", "level": "off" }] }`,
      '1:58: path of an exception must be a dotted path, like "filters[*].name", but is ".a"',
    ],
    [
      "has a wrong level",
      `{ "exceptions": [{ "rule": "${REQUIRED}", "path": "a", "level": "error" }] }`,
      '1:72: unknown level of an exception: "error"; known: "off", "warning"',
    ],
  ])("that %s is reported with its position", (_, text, problem) => {
    const wrong = file("wrong-exceptions.json", text);
    expect(run(["check", "--workspace", wrong, path])).toEqual(refused(`${wrong}:${problem}`));
  });
});
