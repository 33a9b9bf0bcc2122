import { expect, it } from "vitest";
import { Buffers, SIZES } from "../../../src/cli/ndjson/buffers.js";

it("a larger buffer is twice as long, but at most as long as the longest line and its line break", () => {
  const buffers = new Buffers({ block: 4, longestLine: 10 });
  const first = buffers.take();
  first.write("abcd");
  const second = buffers.larger(first);
  const third = buffers.larger(second);
  expect([first, second, third].map(({ length }) => length)).toEqual([4, 8, 11]);
  expect(third.toString("utf8", 0, 4)).toBe("abcd");
});

it("a buffer of the block size is used again, a larger one is not", () => {
  const buffers = new Buffers({ block: 4, longestLine: 10 });
  const first = buffers.take();
  const second = buffers.larger(first);
  buffers.giveBack(second);
  expect(buffers.take().buffer).toBe(first.buffer);
  expect(buffers.take().length).toBe(4);
});

it("blocks are 128 KiB, lines at most 16 MiB", () => {
  expect(SIZES).toEqual({ block: 131_072, longestLine: 16_777_216 });
});
