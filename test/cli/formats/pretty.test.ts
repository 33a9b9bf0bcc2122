import { expect, it } from "vitest";
import { renderSummary, uncolored } from "../../../src/cli/formats/summary.js";
import { Totals } from "../../../src/cli/formats/totals.js";
import type { FileResult } from "../../../src/text/request/check-text.js";
import { printed } from "./printed.js";

/** A result with these numbers of errors, warnings and skipped rules. */
function result(errors: number, warnings: number, skipped = 0, truncated = false): FileResult {
  const list = (length: number) => Array.from({ length }, () => ({}));
  const lists = { violations: list(errors), warnings: list(warnings), skipped: list(skipped) };
  return { file: "a.json", ok: errors === 0, ...lists, truncated } as unknown as FileResult;
}

it.each<[string, FileResult[], number]>([
  ["No errors in 1 file.", [result(0, 0)], 0],
  ["No errors in 2 files.", [result(0, 0), result(0, 0)], 0],
  ["No errors in 1 file; 1 rule skipped.", [result(0, 0, 1)], 0],
  ["No errors in 1 file; 2 rules skipped.", [result(0, 0, 2)], 0],
  ["No errors in 3 files; rules were skipped in 2 of them.", [result(0, 0, 1), result(0, 0), result(0, 0, 5)], 0],
  ["No errors in 1 file; 1 finding ignored by the baseline.", [result(0, 0)], 1],
  ["No errors in 1 file; 3 rules skipped; 2 findings ignored by the baseline.", [result(0, 0, 3)], 2],
  ["No errors and 1 warning in 1 of 1 file; 1 rule skipped.", [result(0, 1, 1)], 0],
  ["No errors and 3 warnings in 2 of 3 files.", [result(0, 1), result(0, 0), result(0, 2)], 0],
  ["1 error in 1 of 1 file.", [result(1, 0, 4)], 0],
  ["3 errors in 2 of 2 files; 1 finding ignored by the baseline.", [result(1, 0, 4), result(2, 0)], 1],
  ["2 errors and 1 warning in 2 of 2 files.", [result(2, 0), result(0, 1)], 0],
  ["More than 2 errors and 1 warning in 1 of 1 file.", [result(2, 1, 0, true)], 0],
  ["1 error and more than 2 warnings in 1 of 1 file.", [result(1, 2, 0, true)], 0],
  ["More than 2 errors and more than 2 warnings in 1 of 1 file.", [result(2, 2, 0, true)], 0],
  ["More than 4 errors and 1 warning in 2 of 2 files.", [result(1, 1), result(3, 0, 0, true)], 0],
])("the summary is %s", (summary, results, ignored) => {
  expect(renderSummary(Totals.of(results), uncolored, ignored)).toBe(`${summary}\n`);
});

it.each<[number, string[]]>([
  [100, [`  1 | ${" ".repeat(88)}{"channel":1`, `    | ${" ".repeat(99)}^`]],
  [101, [`  1 | …${" ".repeat(38)}{"channel":1}`, `    |  ${" ".repeat(49)}^`]],
])(
  "a line is shown from its start, unless the finding is after 100 columns; here it is in column %i",
  async (column, lines) => {
    const { each } = await printed("pretty", "a.json", `${" ".repeat(column - 12)}{"channel":1}`);
    const place = expect.stringMatching(`^a\\.json:1:${column}  error  structure\\.type$`);
    expect(each.split("\n")).toEqual(expect.arrayContaining([place, ...lines]));
  },
);

it("a tab is shown as a space, so that the mark is under the finding", async () => {
  const { each } = await printed("pretty", "a.json", '{\t"channel":\t1}');
  expect(each.split("\n")).toEqual(expect.arrayContaining(['  1 | { "channel": 1}', `    | ${" ".repeat(13)}^`]));
});
