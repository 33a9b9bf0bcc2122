import { describe, expect, it } from "vitest";
import { Configuration } from "../../../src/cli/config/configuration.js";
import { lineChecker } from "../../../src/cli/ndjson/line-checker.js";
import type { Violation } from "../../../src/index.js";
import { settings } from "./settings.js";
import { withHeap } from "./with-heap.js";

// What a line gets as its result is tested in ndjson.test.ts and envelope.test.ts.

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
    const check = lineChecker(settings, () => undefined);
    const block = { file: "a.ndjson", line: 7, bytes: line, isTooLong: false };
    const { output, ...piece } = withHeap({ limit, used: 0 }, () => check(block));
    const { violations } = JSON.parse(Buffer.from(output).toString()) as { violations: Violation[] };
    expect(violations[0]?.message.slice(0, start.length)).toBe(start);
    expect(piece.unchecked).toEqual(start === unchecked ? [7] : []);
  });
});

it("a defect while a line is checked ends the check", () => {
  const message = () => {
    throw new Error("a defect");
  };
  const check = lineChecker(settings, () => new Configuration("/c.mjs", { message }));
  const block = { file: "a.ndjson", line: 1, bytes: Buffer.from("{}"), isTooLong: false };
  expect(() => check(block)).toThrow("a defect");
});
