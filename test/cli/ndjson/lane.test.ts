import { describe, expect, it } from "vitest";
import { Lane } from "../../../src/cli/ndjson/lane.js";

describe("a thread that cannot be started", () => {
  it("says so for each block, so that none is lost", async () => {
    // The thread's program stands beside the built command only.
    const lane = new Lane({ subject: { operation: "create" }, context: {}, stored: undefined, isQuiet: false });
    const block = () => ({ file: "f", line: 1, bytes: Buffer.alloc(0), isTooLong: false });
    await expect(lane.check(block())).rejects.toThrow("ndjson-worker");
    await expect(lane.check(block())).rejects.toThrow("ndjson-worker");
    await lane.end();
  });
});
