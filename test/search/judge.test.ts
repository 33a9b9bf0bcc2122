import { describe, expect, test } from "vitest";
import {
  type Answer,
  answerBreaches,
  type Bounds,
  growsTooFast,
  growthOf,
  type Timing,
  timeBreaches,
} from "../../scripts/search/judge.js";

const bounds: Bounds = { nsPerByte: 150, text: 1024, body: 262_144, result: 1_048_576 };

const timings = (ns: (bytes: number) => number, sizes = [10_000, 20_000, 40_000, 80_000]): Timing[] =>
  sizes.map((bytes) => ({ bytes, ns: ns(bytes) }));

describe("growth", () => {
  test("is the cost of a doubling, whatever the sizes are", () => {
    const square = timings((bytes) => bytes ** 2, [10_000, 15_000, 40_000]);
    expect(growthOf(square).map((ratio) => ratio.toFixed(6))).toEqual(["4.000000", "4.000000"]);
    expect(growthOf(timings((bytes) => bytes)).map((ratio) => ratio.toFixed(6))).toEqual([
      "2.000000",
      "2.000000",
      "2.000000",
    ]);
  });

  const table: Readonly<Record<string, readonly [ns: readonly number[], isTooFast: boolean]>> = {
    "linear time": [[1, 2, 4, 8], false],
    "time that grows as n log n": [[10, 22, 48, 104], false],
    "quadratic time": [[1, 4, 16, 64], true],
    "quadratic time that shows only later": [[10, 21, 80, 320], true],
    "one outlier": [[1, 4, 8, 16], false],
    "two outliers that are apart": [[1, 4, 8, 32], false],
    "exactly three times twice": [[1, 3, 9, 18], false],
    "a little more than three times twice": [[1, 3.01, 9.1, 18], true],
    "two sizes": [[1, 100], false],
    "one size": [[1], false],
    "no size": [[], false],
  };
  test.each(Object.entries(table))("%s", (_, [ns, isTooFast]) => {
    expect(growsTooFast(ns.map((time, index) => ({ bytes: 10_000 * 2 ** index, ns: time })))).toBe(isTooFast);
  });
});

describe("time by the byte", () => {
  const table: Readonly<Record<string, readonly [timings: readonly Timing[], messages: readonly string[]]>> = {
    "at the bound": [timings((bytes) => bytes * 150), []],
    "above it": [timings((bytes) => bytes * 151), ["151 ns a byte at 10000 bytes, more than 150"]],
    "above it only at sizes that are not judged": [[{ bytes: 9999, ns: 9999 * 200 }], []],
    "above it at the largest size": [
      [
        { bytes: 10_000, ns: 10_000 },
        { bytes: 20_000, ns: 4_000_000 },
      ],
      ["200 ns a byte at 20000 bytes, more than 150"],
    ],
    "below it but quadratic": [
      timings((bytes) => (bytes / 10_000) ** 2 * 1000),
      ["twice the input costs 4.0, 4.0, 4.0 times as much"],
    ],
    none: [[], []],
  };
  test.each(Object.entries(table))("%s", (_, [seen, messages]) => {
    expect(timeBreaches(seen, bounds).map(({ message }) => message)).toEqual(messages);
  });
});

describe("the size of an answer", () => {
  const answer = (sizes: Partial<Answer>): Answer => ({
    bytes: 0,
    bodyBytes: 0,
    longest: 0,
    longestAt: "violations[].path",
    ...sizes,
  });
  const table: Readonly<Record<string, readonly [answer: Answer, broken: readonly string[]]>> = {
    "all at their bounds": [answer({ bytes: 1_048_576, bodyBytes: 262_144, longest: 1024 }), []],
    "a text that is too long": [answer({ longest: 1025 }), ["text"]],
    "a body that is too large": [answer({ bodyBytes: 262_145 }), ["body"]],
    "a result that is too large": [answer({ bytes: 1_048_577 }), ["result"]],
  };
  test.each(Object.entries(table))("%s", (_, [seen, broken]) => {
    expect(answerBreaches(seen, bounds).map(({ bound }) => bound)).toEqual(broken);
  });

  test("is not judged without a guarantee", () => {
    const open: Bounds = { ...bounds, body: undefined, result: undefined };
    expect(answerBreaches(answer({ bytes: 1e9, bodyBytes: 1e9 }), open)).toEqual([]);
  });
});
