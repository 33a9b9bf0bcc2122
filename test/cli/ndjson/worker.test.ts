import { EventEmitter } from "node:events";
import type { Worker as Thread } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/cli/ndjson/line-blocks.js";
import { Worker } from "../../../src/cli/ndjson/worker.js";
import { settings } from "./settings.js";

describe("a thread that cannot be started", () => {
  it("leaves each block unchecked and accepts no more", async () => {
    // The script of the worker exists only beside the built command.
    const worker = new Worker(settings);
    const block = () => ({ file: "f", line: 1, bytes: Buffer.alloc(0), isTooLong: false });
    expect(await Promise.all([worker.check(block()), worker.check(block())])).toEqual([{}, {}]);
    expect(worker.hasRoom).toBe(false);
    expect(await worker.check(block())).toEqual({});
    await worker.end();
  });
});

/** A thread that records its messages, and sends the messages of the test. */
class Recorder extends EventEmitter {
  readonly events: unknown[] = [];

  postMessage(block: Block): void {
    this.events.push(block.line);
  }

  async terminate(): Promise<number> {
    this.events.push("terminated");
    return 0;
  }
}

function started() {
  const thread = new Recorder();
  const worker = new Worker(settings, () => thread as unknown as Thread);
  return { thread, worker };
}

const blockAt = (line: number): Block => ({ file: "f", line, bytes: Buffer.from("{}\n{}\n"), isTooLong: false });
const answer = (line: number, checked: number) => ({
  output: line,
  warnings: 0,
  isOk: true,
  unchecked: [],
  line,
  checked,
});

describe("a worker", () => {
  it("accepts two blocks at once, and answers them in order with the rest of each", async () => {
    const { thread, worker } = started();
    const rooms = [worker.hasRoom];
    const first = worker.check(blockAt(1));
    rooms.push(worker.hasRoom);
    const second = worker.check(blockAt(3));
    rooms.push(worker.hasRoom);
    thread.emit("message", "ready");
    thread.emit("message", answer(2, 3));
    rooms.push(worker.hasRoom);
    thread.emit("message", answer(5, 6));
    const piece = { warnings: 0, isOk: true, unchecked: [] };
    expect(await Promise.all([first, second])).toEqual([
      { ...piece, output: 2, left: { ...blockAt(2), bytes: Buffer.from("{}\n") } },
      { ...piece, output: 5, left: { ...blockAt(5), bytes: Buffer.alloc(0) } },
    ]);
    expect([rooms, thread.events]).toEqual([
      [true, true, false, true],
      [1, 3],
    ]);
  });

  it.each<[string, (thread: Recorder) => void, unknown]>([
    ["dies before it is ready", (thread) => thread.emit("exit", 1), {}],
    [
      "exits",
      (thread) => {
        thread.emit("message", "ready");
        thread.emit("exit", 1);
      },
      { failure: "it exited unexpectedly" },
    ],
    [
      "throws and exits",
      (thread) => {
        thread.emit("message", "ready");
        thread.emit("error", new Error("no memory"));
        thread.emit("exit", 1);
      },
      { failure: "no memory" },
    ],
  ])("that %s fails at its first block at most, and takes no more", async (_, end, failed) => {
    const { thread, worker } = started();
    const checks = [worker.check(blockAt(1)), worker.check(blockAt(3))];
    end(thread);
    expect([await Promise.all(checks), await worker.check(blockAt(5)), worker.hasRoom]).toEqual([
      [failed, {}],
      {},
      false,
    ]);
    expect(thread.events).toEqual([1, 3]);
  });

  it("that was ended sends nothing more, not even the exit of its thread", async () => {
    const { thread, worker } = started();
    const pending = worker.check(blockAt(1));
    thread.emit("message", "ready");
    await worker.end();
    thread.emit("exit", 1);
    expect(await Promise.race([pending, Promise.resolve("pending")])).toBe("pending");
    expect(thread.events).toEqual([1, "terminated"]);
  });
});
