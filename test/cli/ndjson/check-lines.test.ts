import { Writable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkAllLines } from "../../../src/cli/ndjson/check-lines.js";
import { validateCreate } from "../../../src/index.js";
import { file } from "../run.js";
import { settings } from "./settings.js";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Each line is a separate block. */
const long = `{${" ".repeat(100 * 1024)}}\n`;
const path = file("long-lines.ndjson", long.repeat(4));
const result = validateCreate({});
const perLine = result.ok ? 0 : result.violations.length;

/** Checks the file. `message` is called for each violation. */
function check(stream: Writable, message: () => string) {
  const asking = { ...settings, isBrief: true, given: { ...settings.given, workspace: { message } } };
  return checkAllLines([{ file: path, name: "long-lines.ndjson" }], asking, undefined, 1, stream);
}

describe("lines are checked", () => {
  it("only as fast as their results are read", async () => {
    let asked = 0;
    let isTaken = (_error?: Error) => {};
    const written: string[] = [];
    const stream = new Writable({
      highWaterMark: 1,
      write(chunk, _, callback) {
        written.push(String(chunk));
        isTaken = callback;
      },
    });
    const checking = check(stream, () => {
      asked++;
      return "m";
    });
    const found: number[] = [];
    for (let line = 0; line < 4; line++) {
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      found.push(asked / perLine);
      isTaken();
    }
    expect([await checking, found]).toEqual([{ isOk: false, warnings: 0 }, [1, 2, 3, 4]]);
    expect(written.map((text) => (JSON.parse(text) as { line: number }).line)).toEqual([1, 2, 3, 4]);
  });

  it("until the reader stops", async () => {
    let asked = 0;
    const stream = new Writable({ write: (_chunk, _, callback) => callback(new Error("EPIPE")) });
    stream.on("error", () => {});
    const failed = new Promise((resolve) => stream.on("close", resolve));
    await check(stream, () => {
      asked++;
      return "m";
    });
    await failed;
    expect(asked / perLine).toBe(1);
  });

  it("until there is a defect, which is the only error", async () => {
    const failure = new RangeError("broken");
    const checking = check(new Writable({ write: (_chunk, _, callback) => callback() }), () => {
      throw failure;
    });
    await expect(checking).rejects.toBe(failure);
  });
});
