import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable, printableJson } from "../../src/cli/printable.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { file, folder, linesOf, results, run, words, writeIn } from "./run.js";

/** Characters that control a terminal, reorder or hide text, or end lines. */
const HOSTILE = [
  ..."\u0000\u0007\u001b\u007f\u0085\u009b\u009f\u00ad\u061c\u200b\u200e\u202a\u202e\u2028\u2029\u2066\u2069\ufeff",
  "\u{e0041}",
];

const isHostile = (text: string) => HOSTILE.some((character) => text.includes(character));

describe("text of the user", () => {
  it.each([
    ["plain", "a é €", "a é €"],
    ["what steers a terminal", "\u009b31m", "\\u{9b}31m"],
    ["what reorders text", "a\u202eb", "a\\u{202e}b"],
    ["a character of two units", "\u{e0041}", "\\u{e0041}"],
    ["half a character", "\ud800", "\\u{d800}"],
    ["a line feed", "\n", "\\u{a}"],
    ["a command for GitHub's runner", "a ###[add-mask]b", "a ##\\u{23}[add-mask]b"],
    ["a command for other CI servers", "##vso[a]##teamcity[b]", "#\\u{23}vso[a]#\\u{23}teamcity[b]"],
    ["a command at the start of a line", " ::error::a::b", " \\u{3a}:error::a::b"],
    ["headings and scopes", "## a [b] std::a", "## a [b] std::a"],
  ])("%s", (_, text, expected) => expect(printable(text)).toBe(expected));
});

describe("text of JSON", () => {
  it.each([
    ["plain", '{"a": "~ "}', '{"a": "~ "}'],
    ["text that needs no escape", '"é€😀"', '"é€😀"'],
    ["what steers a terminal", '"\u009b31m\u007f"', '"\\u009b31m\\u007f"'],
    ["what reorders text", '"a\u202eb"', '"a\\u202eb"'],
    ["characters that end lines elsewhere", '"\u2028\u2029\u0085"', '"\\u2028\\u2029\\u0085"'],
    ["a character of two units", '"\u{e0041}"', '"\\udb40\\udc41"'],
    ["a command for a CI server", '"##[a]##vso[b]"', '"#\\u0023[a]#\\u0023vso[b]"'],
    ["several lines", '[\n  "\u200b"\n]', '[\n  "\\u200b"\n]'],
  ])("%s", (_, json, expected) => expect(printableJson(json)).toBe(expected));

  it("keeps its value, and has no hostile character", () => {
    const value = fc.anything({ withObjectString: false, values: [fc.string({ unit: "binary" })] });
    fc.assert(
      fc.property(fc.oneof(value, fc.constant(HOSTILE)), fc.constantFrom(0, 2), (anything, indentation) => {
        const json = JSON.stringify({ anything, [HOSTILE.join("")]: HOSTILE }, null, indentation);
        const shown = printableJson(json);
        expect(JSON.parse(shown)).toEqual(JSON.parse(json));
        expect(isHostile(shown)).toBe(false);
      }),
    );
  });
});

describe("a hostile file name and hostile values are printed without hostile characters", () => {
  const hostile = HOSTILE.slice(1).join("");
  const body = { channel: hostile, [hostile]: hostile, basic_details: { [hostile]: 1 } };
  const name = file(`a${hostile}.json`, JSON.stringify(body));
  const valid = file(`b${hostile}.json`, JSON.stringify({ status: "PUBLISH" }));

  const options = ["--format json", "--ndjson", "--format sarif", "--format github", "--format pretty"];
  it.each(options)("%s", (option) => {
    const names = [name, valid, join(folder, `c${hostile}.json`)];
    const { stdout, stderr } = run(["check", "--operation", "update", ...words(option), ...names]);
    expect(stdout).not.toBe("");
    expect([stdout, stderr].map(isHostile)).toEqual([false, false]);
  });

  const args = ["--operation", "update", name, valid];
  it.each([
    ["--format json", () => results(args)],
    ["--ndjson", () => linesOf<FileResult>(run(["check", "--ndjson", ...args]).stdout)],
  ])("%s still shows the name", (_, found) => {
    expect(found().map(({ file }) => file)).toEqual([name, valid]);
  });
});

describe("commands for a CI server in a file are not in the output", () => {
  const directory = join(folder, "commands");
  const texts = ["##[add-mask]x", "##vso[task.complete]", "::error::x"];
  const files = Object.entries({
    "::set-env::.json": JSON.stringify({ channel: texts[0], [texts[1] ?? ""]: 1, basic_details: texts }, null, 1),
    " ::a##[b].json": '{"channel": ##[add-mask]x}',
    "##[c].json": '{"channel": #\n::error::x\n##[d]}',
  });
  for (const [name, text] of files) writeIn(directory, name, text);

  it.each(["pretty", "json", "sarif", "github", "gitlab", "junit"])("%s", (format) => {
    const names = [...files.map(([name]) => name), "##[e]", "::f::.json"];
    const { stdout, stderr } = run(["check", "--format", format, "--", ...names], "", { cwd: directory });
    const lines = `${stdout}${stderr}`.split("\n");
    expect(lines.length).toBeGreaterThan(5);
    const isCommand = (line: string) => /##\w*\[/u.test(line) || line.trimStart().startsWith("::");
    const isAnnotation = (line: string) => format === "github" && /^::(?:error|warning) file=/u.test(line);
    expect(lines.filter((line) => isCommand(line) && !isAnnotation(line))).toEqual([]);
  });
});
