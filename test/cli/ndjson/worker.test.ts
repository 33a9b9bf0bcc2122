import { describe, expect, it } from "vitest";
import { Worker } from "../../../src/cli/ndjson/worker.js";

describe("a thread that cannot be started", () => {
  it("leaves each block undone and accepts no more", async () => {
    // The worker's script exists only beside the built command.
    const worker = new Worker({
      requestOptions: { operation: "create" },
      given: { options: { lint: true }, workspace: {} },
      config: undefined,
      stored: undefined,
      envelope: undefined,
      isBrief: false,
      isQuiet: false,
    });
    const block = () => ({ file: "f", line: 1, bytes: Buffer.alloc(0), isTooLong: false });
    expect(await Promise.all([worker.check(block()), worker.check(block())])).toEqual([{}, {}]);
    expect(worker.hasRoom).toBe(false);
    expect(await worker.check(block())).toEqual({});
    await worker.end();
  });
});
