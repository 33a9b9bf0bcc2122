import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkAllLines } from "../../../src/cli/ndjson/check-lines.js";
import { WorkerPool } from "../../../src/cli/ndjson/worker-pool.js";
import { progress } from "../../../src/cli/terminal.js";
import { WrongUsage } from "../../../src/cli/usage.js";
import { validateCreate } from "../../../src/index.js";
import { emailRequest } from "../../support/test-rule.js";
import { file } from "../run.js";
import { settings } from "./settings.js";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
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
  return checkAllLines([{ file: path, name: "long-lines.ndjson" }], asking, () => undefined, 1, stream);
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

  it("at the same time, but written in order, and the threads end afterwards", async () => {
    const events: string[] = [];
    vi.spyOn(WorkerPool.prototype, "room", "get").mockReturnValue(9);
    vi.spyOn(WorkerPool.prototype, "end").mockImplementation(async () => void events.push("end"));
    vi.spyOn(WorkerPool.prototype, "check").mockImplementation(async (block) => {
      // Later blocks are done earlier.
      await sleep(250 - 50 * block.line);
      const left = { ...block, line: block.line + 1, bytes: block.bytes.subarray(block.bytes.length) };
      return { output: Buffer.from(`line ${block.line}`), warnings: 1, isOk: true, unchecked: [], left };
    });
    const stream = new Writable({
      write(chunk, _, callback) {
        events.push(String(chunk));
        callback();
      },
    });
    expect(await check(stream, () => "m")).toEqual({ isOk: true, warnings: 4 });
    expect(events).toEqual(["line 1", "line 2", "line 3", "line 4", "end"]);
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

/** Checks files with these lines, and what else is given, without a thread; returns the outcome and what is written. */
async function outcomeOf(
  files: readonly (readonly string[])[],
  others: readonly string[] = [],
  message?: () => string,
) {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const results: unknown[] = [];
  const stream = new Writable({
    write(chunk, _, callback) {
      for (const line of String(chunk).trimEnd().split("\n")) results.push((JSON.parse(line) as { line: number }).line);
      callback();
    },
  });
  const written = files.map((lines, index) => file(`lines-${index}.ndjson`, lines.map((line) => `${line}\n`).join("")));
  const inputs = [...others, ...written].map((path) => ({ file: path, name: path.split("/").at(-1) ?? path }));
  const workspace = message === undefined ? {} : { message };
  const given = { ...settings, given: { ...settings.given, workspace } };
  const tally = await checkAllLines(inputs, given, () => undefined, 1, stream);
  return { tally, results, complaints: stderr.mock.calls.map(([text]) => text) };
}

describe("the outcome of all lines", () => {
  const valid = emailRequest({});
  const advice = JSON.stringify({ ...(valid as object), chanel: "EMAIL" });
  const failing = () => {
    throw new WrongUsage("message failed");
  };

  it("counts warnings, and is right without errors", async () => {
    const outcome = await outcomeOf([[advice, JSON.stringify(valid)], [advice]]);
    expect(outcome).toEqual({ tally: { isOk: true, warnings: 2 }, results: [1, 2, 1], complaints: [] });
  });

  it.each([
    [["{}"], "line 1 was"],
    [["{}", "{}", "{}"], "3 lines from line 1 to 3 were"],
  ])("names the lines on which a function of the user fails: %j", async (lines, named) => {
    const { complaints } = await outcomeOf([lines], [], failing);
    expect(complaints).toEqual([`campaign-rules: lines-0.ndjson: ${named} not checked\n`]);
  });

  it("names a file that does not exist, and includes the others", async () => {
    const { results, complaints } = await outcomeOf([["{}"]], ["no-such.ndjson"]);
    expect([results, complaints]).toEqual([[1], ["campaign-rules: no-such.ndjson: file not found\n"]]);
  });

  it("includes lines whose results are written in several pieces", async () => {
    const lines = Array.from({ length: 1000 }, () => "{}");
    const { results } = await outcomeOf([lines]);
    expect(results).toEqual(lines.map((_, index) => index + 1));
  });

  it("is preceded by the progress of each file", async () => {
    const show = vi.spyOn(progress, "show");
    await outcomeOf([["{}"], ["{}", "{}"]]);
    expect(show.mock.calls).toEqual([["lines-0.ndjson: 1 line checked"], ["lines-1.ndjson: 2 lines checked"]]);
  });

  it("comes after each file is closed", async () => {
    const close = vi.spyOn(fs, "closeSync");
    syncBuiltinESMExports();
    await outcomeOf([["{}"], ["{}"]]);
    expect(close).toHaveBeenCalledTimes(2);
  });
});
