import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyRequests } from "../../../src/arbitraries/index.js";
import { Configuration } from "../../../src/cli/config/configuration.js";
import { fileKindOf } from "../../../src/cli/file-kind-of.js";
import type { Block } from "../../../src/cli/ndjson/line-blocks.js";
import { type LineSettings, lineChecker } from "../../../src/cli/ndjson/line-checker.js";
import { sourceOf } from "../../../src/cli/read-file.js";
import { RuleDefect, type Violation } from "../../../src/index.js";
import { blankLine, checkText, withoutWarnings } from "../../../src/text/request/check-text.js";
import { budget } from "../../support/budget.js";
import { sampleText } from "../run.js";
import { settings } from "./settings.js";
import { withHeap } from "./with-heap.js";

/** Checks bytes as one block, in as many pieces as necessary. */
function checked(bytes: Buffer, { isTooLong = false, ...others }: Partial<LineSettings & Block> = {}) {
  const check = lineChecker({ ...settings, ...others }, () => undefined);
  const pieces = [check({ file: 'a "b".ndjson', line: 7, bytes, isTooLong })];
  for (let last = pieces[0]; last && last.left.bytes.length > 0; pieces.push(last)) last = check(last.left);
  return pieces;
}

/** The results, one for each line. */
function resultsOf(pieces: ReturnType<typeof checked>): unknown[] {
  const lines = pieces.map(({ output }) => Buffer.from(output).toString("utf8")).join("");
  return lines.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown]));
}

const line = fc.oneof(
  faultyRequests(3).map(({ body }) => JSON.stringify(body)),
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc.constantFrom("", " ", "\t\r", "\uFEFF", "\uFEFF{}", "{} ", "\v", "\u00a0", '{"a":1,}', '"\u2028"', "{}{}", "null"),
);

describe("a line", () => {
  it("has the same result as in a separate file", () => {
    const kind = fileKindOf(settings.requestOptions, { lint: true }, undefined);
    const anyLines = fc.array(line.map((text) => Buffer.from(text)));
    const anyEnd = fc.constantFrom("\n", "\r\n");
    fc.assert(
      fc.property(anyLines, anyEnd, fc.boolean(), (lines, end, isQuiet) => {
        const bytes = Buffer.concat(lines.flatMap((text) => [text, Buffer.from(end)]));
        const expected = lines.flatMap((text, index) => {
          const isBlank = /^\uFEFF?[ \t\r]*$/u.test(text.toString());
          const file = 'a "b".ndjson';
          const result = isBlank ? blankLine(file, 7 + index, kind) : checkText({ file }, sourceOf(text), kind);
          const ofLine = JSON.stringify({
            ...(isQuiet ? withoutWarnings(result) : result),
            line: 7 + index,
            schemaVersion: 1,
          });
          return [
            ofLine.replaceAll("at line 1,", `at line ${7 + index},`).replaceAll('{"line":1,', `{"line":${7 + index},`),
          ];
        });
        const found = resultsOf(checked(bytes, { isQuiet }));
        expect(found.map((result) => JSON.stringify(result))).toEqual(expected);
      }),
      { numRuns: budget(10, 300) },
    );
  });

  it.each([
    ["without lines", "", 0],
    ["of white space", " \t\r\n\n\r\n  ", 4],
    ["of a byte order mark", "\uFEFF\r\n", 1],
  ])("%s has a result for each", (_, text, count) => {
    const problem = "is not valid JSON: the line is blank";
    const found = resultsOf(checked(Buffer.from(text)));
    expect(found).toMatchObject(Array.from({ length: count }, () => ({ violations: [{ params: { problem } }] })));
    expect(found).toHaveLength(count);
  });

  it("of a character that begins like a byte order mark is not blank", () => {
    expect(resultsOf(checked(Buffer.from("\uFF1A\n")))).toMatchObject([
      { violations: [{ params: { line: 7, column: 1, problem: "invalid symbol" } }] },
    ]);
  });

  it("that is not UTF-8 does not affect other lines", () => {
    const bytes = Buffer.concat([Buffer.from('{"é":1,}\n"'), Buffer.of(0xe9), Buffer.from('"\n{"é":1,}')]);
    const problems = resultsOf(checked(bytes)).map(
      (result) => (result as { violations: { params: unknown }[] }).violations[0]?.params,
    );
    expect(problems).toEqual([
      { line: 7, column: 7, problem: "remove the trailing comma" },
      { line: 8, column: 2, problem: "not encoded as UTF-8" },
      { line: 9, column: 7, problem: "remove the trailing comma" },
    ]);
  });
});

const valid = sampleText("push-one-time.json").replaceAll("\n", "");

describe("a line of a mebibyte whose value takes 192 bytes", () => {
  const bytes = Buffer.from(`[[[${" ".repeat(1024 * 1024 - 6)}]]]`);
  const malformed = Buffer.from(bytes.toString().replace(/\]$/u, "}"));
  const shorter = Buffer.from(bytes.toString().replace(" ", ""));
  const wrong = "body has an invalid value";
  const unchecked = "body was not checked: its value needs too much memory; see Node's --max-old-space-size";

  it.each([
    ["is checked if there is room for it", bytes, 256, wrong],
    ["is not checked if there is less", bytes, 255, unchecked],
    ["is checked in any case if it is a byte shorter", shorter, 0, wrong],
    ["is checked in any case if it is malformed", malformed, 0, "body is not valid JSON"],
  ])("%s", (_, line, limit, start) => {
    const pieces = withHeap({ limit, used: 0 }, () => checked(line));
    const results = resultsOf(pieces) as { violations: Violation[] }[];
    expect(results.map(({ violations }) => violations[0]?.message.slice(0, start.length))).toEqual([start]);
    expect(pieces.map((piece) => piece.unchecked)).toEqual([start === unchecked ? [7] : []]);
  });
});

describe("a line on which a function of the user throws", () => {
  const checkWith = (message: () => string) =>
    lineChecker(
      settings,
      () => new Configuration("/c.mjs", { message }),
    )({
      file: "a.ndjson",
      line: 1,
      bytes: Buffer.from(`{}\n${valid}`),
      isTooLong: false,
    });

  it("is not checked; the others are", () => {
    const piece = checkWith(() => {
      throw new RuleDefect("acme.fails", new Error("no"));
    });
    expect([piece.unchecked, piece.isOk]).toEqual([[1], false]);
    expect(resultsOf([piece])).toMatchObject([
      { violations: [{ message: "body was not checked: the rule acme.fails failed: no" }] },
      { ok: true },
    ]);
  });

  it("ends the check if it is not the user's function that failed", () => {
    const check = () =>
      checkWith(() => {
        throw new Error("a defect");
      });
    expect(check).toThrow("a defect");
  });
});
