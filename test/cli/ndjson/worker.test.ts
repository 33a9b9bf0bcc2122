import { describe, expect, it } from "vitest";
import { Worker } from "../../../src/cli/ndjson/worker.js";
import { settings } from "./settings.js";

describe("a thread that cannot be started", () => {
  it("leaves each block undone and accepts no more", async () => {
    // The worker's script exists only beside the built command.
    const worker = new Worker(settings);
    const block = () => ({ file: "f", line: 1, bytes: Buffer.alloc(0), isTooLong: false });
    expect(await Promise.all([worker.check(block()), worker.check(block())])).toEqual([{}, {}]);
    expect(worker.hasRoom).toBe(false);
    expect(await worker.check(block())).toEqual({});
    await worker.end();
  });
});
