import { describe, expect, it } from "vitest";
import { Lane } from "../../../src/cli/ndjson/lane.js";

describe("a thread that cannot be started", () => {
  it("leaves each block undone, and takes no more", async () => {
    // The thread's program stands beside the built command only.
    const lane = new Lane({ subject: { operation: "create" }, context: {}, stored: undefined, isQuiet: false });
    const block = () => ({ file: "f", line: 1, bytes: Buffer.alloc(0), isTooLong: false });
    expect(await Promise.all([lane.check(block()), lane.check(block())])).toEqual([{}, {}]);
    expect(lane.hasRoom).toBe(false);
    expect(await lane.check(block())).toEqual({});
    await lane.end();
  });
});
