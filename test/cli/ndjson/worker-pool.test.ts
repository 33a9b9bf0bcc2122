import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/cli/ndjson/line-blocks.js";
import type { Piece } from "../../../src/cli/ndjson/line-checker.js";
import type { Undone } from "../../../src/cli/ndjson/worker.js";
import { isHeavy, WorkerPool } from "../../../src/cli/ndjson/worker-pool.js";
import { settings } from "./settings.js";

const blockOf = (bytes: Buffer): Block => ({ file: "f", line: 1, bytes, isTooLong: false });
/** The problem of the malformed block. */
const MALFORMED = 'the closing "}" is missing';
const block = blockOf(Buffer.from("{\n"));

/** A pool whose workers give the same answers. It records the calls of the workers. */
function poolOf(threads: number | undefined, answers: (Piece | Undone)[] = []) {
  const events: unknown[] = [];
  let started = 0;
  const pool = new WorkerPool(
    settings,
    () => undefined,
    threads,
    () => {
      const name = ++started;
      events.push(`start ${name}`);
      return {
        get hasRoom() {
          return answers.length > 0;
        },
        async check() {
          events.push(`check ${name}`);
          return answers.shift() as Piece | Undone;
        },
        async end() {
          events.push(`end ${name}`);
        },
      };
    },
  );
  return { pool, events };
}

/** The problem of the line of a block. */
function problemIn({ output }: Piece): unknown {
  const { violations } = JSON.parse(Buffer.from(output).toString()) as {
    violations: { params: { problem: string } }[];
  };
  return violations[0]?.params.problem;
}

const checked: Piece = { output: Buffer.of(), warnings: 0, isOk: true, unchecked: [], left: block };

describe("a pool", () => {
  it("of one thread starts no worker, and checks one block at a time", async () => {
    const { pool, events } = poolOf(1, [checked]);
    expect([problemIn(await pool.check(block)), pool.room, events]).toEqual([MALFORMED, 1, []]);
  });

  it("of three threads starts two workers at the first block, and ends both", async () => {
    const { pool, events } = poolOf(3, [checked]);
    const rooms = [pool.room];
    const piece = await pool.check(block);
    rooms.push(pool.room);
    await pool.end();
    expect([piece, rooms, events]).toEqual([checked, [1, 7], ["start 1", "start 2", "check 1", "end 1", "end 2"]]);
  });

  it("checks a block itself if no worker has room for it", async () => {
    const { pool, events } = poolOf(2);
    expect([problemIn(await pool.check(block)), events]).toEqual([MALFORMED, ["start 1"]]);
  });

  it("checks a block itself if it may need much memory", async () => {
    const { pool, events } = poolOf(2, [checked]);
    const heavy = blockOf(Buffer.from(`{${" ".repeat(1024 * 1024)}`));
    expect([problemIn(await pool.check(heavy)), events]).toEqual([MALFORMED, ["start 1"]]);
  });

  it("gives a block to another worker if the first dies before it checks it", async () => {
    const { pool, events } = poolOf(2, [{}, checked]);
    expect([await pool.check(block), events]).toEqual([checked, ["start 1", "check 1", "check 1"]]);
  });

  it("does not check a block again if a worker died while checking it", async () => {
    const { pool } = poolOf(2, [{ failure: "no memory" }, checked]);
    expect(problemIn(await pool.check(block))).toBe("was not checked: its thread died: no memory");
  });

  it("checks everything itself if no thread can be started", async () => {
    // The script of the worker exists only beside the built command.
    const pool = new WorkerPool(settings, () => undefined, 2);
    expect(problemIn(await pool.check(block))).toBe(MALFORMED);
    await pool.end();
  });

  it("starts up to two workers by itself after 32 MiB", async () => {
    const { pool, events } = poolOf(undefined);
    const unchecked = (length: number) => ({ ...blockOf(Buffer.alloc(length)), obstacle: "why" });
    await pool.check(unchecked(32 * 1024 * 1024 - 1));
    const before = events.length;
    await pool.check(unchecked(1));
    const workers = ["start 1", "start 2"].slice(0, availableParallelism() - 1);
    expect([before, events]).toEqual([0, workers]);
  });
});

it("a block is heavy from 1 MiB on", () => {
  expect([-1, 0].map((more) => isHeavy(blockOf(Buffer.alloc(1024 * 1024 + more))))).toEqual([false, true]);
});
