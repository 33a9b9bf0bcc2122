import { expect, test } from "vitest";
import { answerOf } from "../../scripts/search/answer.js";

const table: Readonly<Record<string, readonly [result: unknown, answer: object]>> = {
  "the whole and its body in bytes, the longest text in escaped characters": [
    { body: { error: { message: "é" } }, violations: [{ path: "\u0000a" }] },
    { bytes: 69, bodyBytes: 26, longest: 7, longestAt: "violations[].path" },
  ],
  "the caller's own values are left out": [
    { ok: true, value: { name: "long" }, merged: { name: "long" } },
    { bytes: 11, bodyBytes: 0, longest: 0, longestAt: "" },
  ],
  "members of the same names deeper in the answer are not": [
    { violations: [{ params: { value: "text" } }] },
    { bytes: 44, bodyBytes: 0, longest: 4, longestAt: "violations[].params.value" },
  ],
  "a value that a fix restores is not our text, but counts as bytes": [
    { violations: [{ fix: [{ value: "text" }] }] },
    { bytes: 43, bodyBytes: 0, longest: 0, longestAt: "" },
  ],
  "an answer that is not an object": ["text", { bytes: 6, bodyBytes: 0, longest: 4, longestAt: "" }],
  nothing: [undefined, { bytes: 0, bodyBytes: 0, longest: 0, longestAt: "" }],
};

test.each(Object.entries(table))("%s", (_, [result, answer]) => {
  expect(answerOf(result)).toEqual(answer);
});
