import { describe, expect, it } from "vitest";
import { validateCreate } from "../../../src/index.js";
import {
  blankLine,
  checkText,
  type FileResult,
  invalidLine,
  uncheckedLine,
  withoutWarnings,
} from "../../../src/text/request/check-text.js";
import { bodies, type FileKind, type InputProblem, type Result } from "../../../src/text/request/file-kind.js";
import { Source } from "../../../src/text/request/source.js";

const accepted: Result = { ok: true, value: {}, violations: [], warnings: [], skipped: [], truncated: false };

/** The kind of files for which the engine gives a result. */
const kindWith = (result: Result, uniqueKeys?: FileKind["uniqueKeys"]) => bodies(() => result, uniqueKeys);

/** A violation of `input.json` at a place that is not a member. */
function invalid(message: string, params: { line: number; column: number; problem: string }, name = "body") {
  return {
    rule: "input.json",
    severity: "error",
    path: name,
    segments: [],
    pointer: "",
    target: name,
    detailTarget: name,
    message: `${name} ${message}`,
    params,
    origin: "request",
  };
}

/** The result for a text with only such violations. */
function invalidResult(line: number | undefined, violations: readonly { message: string; detailTarget: string }[]) {
  const details = violations.map(({ message, detailTarget }) => ({ target: detailTarget, message }));
  const { message, target } = details[0] ?? {};
  return {
    file: "a.json",
    line,
    ok: false,
    status: 400,
    body: { error: { code: "400 Bad Request", message, target, details } },
    violations,
    warnings: [],
    skipped: [],
  };
}

describe("the check of a text", () => {
  it.each<[string, boolean, string, { line: number; column: number; problem: string }]>([
    [
      '{\n"a":1,}',
      true,
      "is not valid JSON: remove the trailing comma at line 2, column 6",
      { line: 2, column: 6, problem: "remove the trailing comma" },
    ],
    ["", true, "is not valid JSON: the text is empty", { line: 1, column: 1, problem: "the text is empty" }],
    [
      '["\uFFFD"]',
      false,
      "is not valid JSON: not encoded as UTF-8 at line 1, column 3",
      { line: 1, column: 3, problem: "not encoded as UTF-8" },
    ],
    [
      "{\0}\0",
      true,
      "is not valid JSON: encoded as UTF-16 instead of UTF-8",
      { line: 1, column: 1, problem: "encoded as UTF-16 instead of UTF-8" },
    ],
  ])("says what is wrong with the malformed %j", (text, isUtf8, message, params) => {
    expect(checkText({ file: "a.json" }, new Source(text, isUtf8), kindWith(accepted))).toEqual(
      invalidResult(undefined, [invalid(message, params)]),
    );
  });

  it("says at which places a value does not fit the kind of its file", () => {
    const problems: InputProblem[] = [
      { segments: [], problem: "must be smaller" },
      { segments: ["b", 0], problem: "must be greater" },
      { segments: ["b"], at: ["b", 1], problem: "must be ordered" },
    ];
    const kind: FileKind = { ...kindWith(accepted), name: "request", inputProblemsIn: () => problems };
    const at = (path: string, pointer: string, segments: (string | number)[], column: number, problem: string) => ({
      ...invalid("", { line: 1, column, problem }),
      path,
      segments,
      pointer,
      target: String(segments[0]),
      detailTarget: path,
      message: `${path} ${problem}`,
    });
    expect(checkText({ file: "a.json", line: 1 }, new Source('{ "b": [10, 20] }'), kind)).toEqual(
      invalidResult(1, [
        invalid("must be smaller", { line: 1, column: 1, problem: "must be smaller" }, "request"),
        at("b[0]", "/b/0", ["b", 0], 9, "must be greater"),
        at("b", "/b", ["b"], 13, "must be ordered"),
      ]),
    );
  });
});

describe("a duplicate key", () => {
  it.each<[FileKind["uniqueKeys"], number, boolean, true | undefined]>([
    ["error", 100, false, undefined],
    ["error", 101, false, true],
    ["error", 100, true, true],
    ["warning", 101, false, true],
    ["warning", 100, true, true],
    ["warning", 100, false, undefined],
  ])(
    "with the level %s, %i times, in a list that the engine has cut (%s) leads to a cut list: %s",
    (level, times, isCut, cut) => {
      const members = Array.from({ length: times }, (_, index) => `"k${index}":1`).join();
      const kind = kindWith({ ...accepted, truncated: isCut }, level);
      const { violations, warnings, truncated } = checkText(
        { file: "a.json" },
        new Source(`{${members},${members}}`),
        kind,
      );
      expect([violations.length + warnings.length, truncated]).toEqual([100, cut]);
    },
  );
});

describe("a line", () => {
  const kind = kindWith(accepted);

  it.each<[string, () => FileResult, string]>([
    ["has no request", () => invalidLine({ file: "a.json", line: 7 }, kind, "is missing"), "is missing"],
    ["is blank", () => blankLine("a.json", 7, kind), "is not valid JSON: the line is blank"],
  ])("that %s is rejected", (_, resultFor, problem) => {
    expect(resultFor()).toEqual(invalidResult(7, [invalid(problem, { line: 7, column: 1, problem })]));
  });

  it("that could not be checked has no error body", () => {
    const problem = "was not checked: the thread has ended";
    expect(uncheckedLine("a.json", 7, "the thread has ended", kind)).toEqual({
      file: "a.json",
      line: 7,
      ok: false,
      violations: [invalid(problem, { line: 7, column: 1, problem })],
      warnings: [],
      skipped: [],
    });
  });
});

describe("a result without warnings", () => {
  const { violations } = validateCreate([]);
  const [one] = violations;
  if (one === undefined) throw new Error("an array is accepted");
  const result = { file: "a.json", ok: false, violations: [one], warnings: [one], skipped: [] };

  it.each<[string, FileResult, object]>([
    ["has no warnings", result, { ...result, warnings: [] }],
    ["is cut if the errors may be cut", { ...result, truncated: true }, { ...result, warnings: [], truncated: true }],
    [
      "is complete if only the warnings can be cut",
      { ...result, warnings: [one, one], truncated: true },
      { ...result, warnings: [] },
    ],
  ])("%s", (_, given, expected) => expect(withoutWarnings(given)).toStrictEqual(expected));
});
