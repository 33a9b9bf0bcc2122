import { describe, expect, it } from "vitest";
import type { FileResult } from "../../src/text/request/check-text.js";
import { file, linesOf, refused, results, run, sample } from "./run.js";

const valid = sample("push-one-time.json");

/** A body without `advanced`, and with two keys that a policy forbids, one of them with an equals sign. */
const body = { ...valid, advanced: undefined, utm_params: { ...valid["utm_params"], team: "growth", "a=off": "b" } };
const path = file("excepted.json", JSON.stringify(body));

const REQUIRED = "structure.required";
const PREFIX = "utm.custom-key-prefixed";
const EVERY_ERROR = [`${REQUIRED} advanced`, `${PREFIX} utm_params.team`, `${PREFIX} utm_params["a=off"]`];

function namesIn({ violations, warnings }: FileResult) {
  const named = (found: FileResult["violations"]) => found.map((one) => `${one.rule} ${one.path}`);
  return { errors: named(violations), warnings: named(warnings) };
}

const exceptions = [
  { rule: REQUIRED, path: "advanced", level: "off" },
  { rule: PREFIX, path: "utm_params.*", level: "warning" },
];
const workspace = file("with-exceptions.json", JSON.stringify({ exceptions }));

describe("an exception", () => {
  const [advanced = "", team = "", equals = ""] = EVERY_ERROR;

  const teamOff = `${PREFIX}=utm_params.team=off`;

  it.each<[string, exceptions: string[], errors: string[], warnings: string[]]>([
    ["is not there by default", [], EVERY_ERROR, []],
    ["without a level makes an error a warning", [`${REQUIRED}=advanced`], [team, equals], [advanced]],
    ["of the level warning does the same", [`${REQUIRED}=advanced=warning`], [team, equals], [advanced]],
    ["of the level off leaves the error out", [`${REQUIRED}=advanced=off`], [team, equals], []],
    ["may have a wildcard in its path", [`${PREFIX}=utm_params.*=off`], [advanced], []],
    ["may have an equals sign in a quoted name", [`${PREFIX}=utm_params["a=off"]`], [advanced, team], [equals]],
    ["may have a level after such a name", [`${PREFIX}=utm_params["a=off"]=off`], [advanced, team], []],
    ["may be one of several", [teamOff, `${REQUIRED}=advanced`], [equals], [advanced]],
    ["wins over a later one", [teamOff, `${PREFIX}=**`], [advanced], [equals]],
  ])("%s", (_, exceptions, errors, warnings) => {
    const options = exceptions.flatMap((exception) => ["--except", exception]);
    expect(results(["--no-lint", ...options, path]).map(namesIn)).toEqual([{ errors, warnings }]);
  });

  it("may be in the workspace file, and wins over those there as an option", () => {
    const found = (...options: string[]) => results(["--no-lint", "--workspace", workspace, ...options, path]);
    expect(found().map(namesIn)).toEqual([{ errors: [], warnings: [team, equals] }]);
    const both = found("--except", `${REQUIRED}=advanced`, "--except", teamOff);
    expect(both.map(namesIn)).toEqual([{ errors: [], warnings: [advanced, equals] }]);
  });

  const exception = ["--no-lint", "--except", `${REQUIRED}=advanced`, "--except", `${PREFIX}=**=off`];

  it("has a path that starts at the body with --request", () => {
    const headers = { Authorization: "Basic dzpr", "SVC-APPKEY": "w" };
    const request = { method: "POST", path: "/core-services/v1/campaigns", headers, body };
    const whole = file("excepted-request.json", JSON.stringify(request));
    expect(run(["check", "--request", ...exception, whole]).status).toBe(0);
    expect(results(["--request", ...exception, whole]).map(namesIn)).toEqual([{ errors: [], warnings: [advanced] }]);
  });

  it.each(["1", "2"])("works in %s threads with --ndjson", (threads) => {
    const lines = `${JSON.stringify(body)}\n`.repeat(2);
    const { status, stdout } = run(["check", "--ndjson", "--threads", threads, ...exception, "-"], lines);
    expect(status).toBe(0);
    expect(linesOf<FileResult>(stdout).map(namesIn)).toEqual(Array(2).fill({ errors: [], warnings: [advanced] }));
  });
});

const WRONG_PATH = 'Path of an exception must be a dotted path, like "filters[*].name", but is';

const WRONG_LEVEL = "Unknown level of an exception:";
const LEVELS = 'known: "off", "warning"';

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
    [`${REQUIRED}=advanced=of`, `${WRONG_LEVEL} "of"; ${LEVELS}`],
    [`${REQUIRED}=advanced=warnin`, `${WRONG_LEVEL} "warnin"; did you mean "warning"?`],
    [`${REQUIRED}=advanced=`, `${WRONG_LEVEL} ""; ${LEVELS}`],
  ])("%s is named in one line", (text, problem) => {
    const wrong = `option '--except <rule=path[=level]>' argument '${text}' is invalid.`;
    expect(run(["check", "--except", text, path])).toEqual(refused(`${wrong} ${problem}`));
  });
});

describe("a wrong exception of a workspace file", () => {
  const rule = `"rule": "${REQUIRED}"`;

  it.each([
    ["{}", "1:17: exceptions must be an array"],
    ['["x"]', "1:18: an exception must be an object"],
    [`[{ ${rule}, "path": "a" }]`, "1:18: an exception needs rule, path and level; it lacks level"],
    [`[{ ${rule}, "path": "a", "levl": "off" }]`, '1:71: unknown member of an exception "levl"; did you mean "level"?'],
    [
      '[{ "rule": "structure.requird", "path": "a", "level": "off" }]',
      `1:28: unknown rule "structure.requird"; did you mean "${REQUIRED}"?`,
    ],
    [`[{ ${rule}, "path": 1, "level": "off" }]`, "1:58: path of an exception must be a string"],
    [`[{ ${rule}, "path": ".a", "level": "off" }]`, `1:58: p${WRONG_PATH.slice(1)} ".a"`],
    [`[{ ${rule}, "path": "a", "level": "error" }]`, `1:72: u${WRONG_LEVEL.slice(1)} "error"; ${LEVELS}`],
  ])("%s is reported with its position", (exceptions, problem) => {
    const wrong = file("wrong-exceptions.json", `{ "exceptions": ${exceptions} }`);
    expect(run(["check", "--workspace", wrong, path])).toEqual(refused(`${wrong}:${problem}`));
  });
});
