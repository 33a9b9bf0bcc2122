import type { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { WorkerPool } from "../../../src/cli/ndjson/worker-pool.js";
import { settings } from "./settings.js";

/** Threads whose events the test emits, because their order is up to Node. */
const { threads, complain } = vi.hoisted(() => ({ threads: [] as EventEmitter[], complain: vi.fn() }));

vi.mock("node:worker_threads", async () => {
  const { EventEmitter } = await import("node:events");
  class Worker extends EventEmitter {
    constructor() {
      super();
      threads.push(this);
    }
    postMessage() {}
    async terminate() {
      this.emit("exit");
    }
  }
  return { Worker };
});
vi.mock("../../../src/cli/terminal.js", async (original) => ({ ...(await original<object>()), complain }));

it("an answer that arrives after the error of its thread counts, and so does the error", async () => {
  const pool = new WorkerPool(settings, () => undefined, 2);
  const block = { file: "a.ndjson", line: 1, bytes: Buffer.from("{}\n{}\n"), isTooLong: false };
  const checked = pool.check(block);
  const [thread] = threads as [EventEmitter];
  thread.emit("message", "ready");
  thread.emit("error", new Error("left"));
  const next = pool.check({ ...block, line: 7 });
  const answer = { output: Buffer.from("answer"), warnings: 0, isOk: true, unchecked: [] };
  thread.emit("message", { ...answer, line: 2, checked: 3 });
  const ended = pool.end();
  expect(complain).not.toHaveBeenCalled();
  thread.emit("exit");
  await ended;
  expect(await checked).toEqual({ ...answer, left: { ...block, line: 2, bytes: Buffer.from("{}\n") } });
  expect(complain.mock.calls).toEqual([["unexpected error in a thread: left"]]);
  // Checked in the main thread.
  expect((await next).output).not.toHaveLength(0);
});
