import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Buffers, type Sizes } from "../../../src/cli/ndjson/buffers.js";
import { type ByteSource, fromStream } from "../../../src/cli/ndjson/byte-source.js";
import { type Block, LineBlocks } from "../../../src/cli/ndjson/line-blocks.js";
import { budget } from "../../support/budget.js";

const small: Sizes = { block: 8, longestLine: 20 };
/** So small that the bytes after a long line may be longer than a block. */
const tiny: Sizes = { block: 4, longestLine: 20 };

/** All blocks of a source. Their bytes are copied, because the buffers are used again. */
async function blocksOf(source: ByteSource, sizes: Sizes): Promise<Block[]> {
  const buffers = new Buffers(sizes);
  const lines = new LineBlocks("f", source, buffers);
  const blocks: Block[] = [];
  for (let block = await lines.next(); block !== undefined; block = await lines.next()) {
    blocks.push({ ...block, bytes: Buffer.from(block.bytes) });
    buffers.giveBack(block.bytes);
  }
  return blocks;
}

/** The lines of all blocks with their numbers. A line that is too long is undefined. */
async function linesIn(chunks: readonly Uint8Array[], sizes: Sizes): Promise<[number, string | undefined][]> {
  const blocks = await blocksOf(fromStream(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))), sizes);
  return blocks.flatMap(({ line, bytes, isTooLong }): [number, string | undefined][] => {
    if (isTooLong) return [[line, undefined]];
    const lines = bytes.toString("utf8").split("\n");
    if (lines.at(-1) === "") lines.pop();
    return lines.map((text, index) => [line + index, text]);
  });
}

/** The same, in the obvious way. */
function linesOf(text: string, { longestLine }: Sizes): [number, string | undefined][] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, index) => [index + 1, Buffer.byteLength(line) > longestLine ? undefined : line]);
}

/** Bytes that are cut at some places, even in the middle of a character. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const text = fc
  .array(fc.constantFrom("\n", "\n", "a", "bcd", "é", "€", "😀", "\r\n", " ", "\uFEFF", "0123456789", "z".repeat(21)))
  .map((parts) => parts.join(""));

describe("lines", () => {
  it("are the same, however the bytes are cut into chunks", () =>
    fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat()), async (whole, places) => {
        expect(await linesIn(cut(Buffer.from(whole), places), small)).toEqual(linesOf(whole, small));
      }),
      { numRuns: budget(200, 1_000) },
    ));

  it.each<[string, string, [number, string | undefined][]]>([
    ["of nothing", "", []],
    [
      "that are empty",
      "\n\n",
      [
        [1, ""],
        [2, ""],
      ],
    ], // prettier-ignore
    ["without an end", "a", [[1, "a"]]],
    [
      "of the greatest length",
      `${"x".repeat(20)}\n${"y".repeat(20)}`,
      [
        [1, "x".repeat(20)],
        [2, "y".repeat(20)],
      ],
    ],
    [
      "longer by a byte",
      `a\n${"x".repeat(21)}\nb`,
      [
        [1, "a"],
        [2, undefined],
        [3, "b"],
      ],
    ],
    [
      "longer at the end",
      `a\n${"x".repeat(21)}`,
      [
        [1, "a"],
        [2, undefined],
      ],
    ],
    [
      "much longer, with some after",
      `${"x".repeat(99)}\n\na\nb`,
      [
        [1, undefined],
        [2, ""],
        [3, "a"],
        [4, "b"],
      ],
    ],
    [
      "of characters of several bytes",
      "€€\n😀\né",
      [
        [1, "€€"],
        [2, "😀"],
        [3, "é"],
      ],
    ],
    [
      "of which a long one comes first",
      "123456789\nabcdef\n",
      [
        [1, "123456789"],
        [2, "abcdef"],
      ],
    ],
  ])("%s", async (_, whole, lines) => {
    const bytes = Buffer.from(whole);
    for (const chunks of [[bytes], [...bytes].map((byte) => Buffer.of(byte))]) {
      for (const sizes of [small, tiny]) expect(await linesIn(chunks, sizes)).toEqual(lines);
    }
  });
});

describe("a block", () => {
  it("is returned as soon as it has a line, since the next one may come much later", async () => {
    const source = { read: (into: Buffer, offset: number) => into.write("a\nb", offset), close() {} };
    const lines = new LineBlocks("f", source, new Buffers(small));
    expect((await lines.next())?.bytes.toString()).toBe("a\n");
    expect((await lines.next())?.bytes.toString()).toBe("ba\n");
  });

  it("has the complete lines among as many bytes as fit into a buffer", async () => {
    const source = fromStream(Readable.from([Buffer.from("ab\n".repeat(8))]));
    const blocks = await blocksOf(source, small);
    expect(blocks.map(({ bytes }) => bytes.toString())).toEqual(["ab\nab\n", "ab\nab\n", "ab\nab\n", "ab\nab\n"]);
  });

  it("never has more bytes than the longest line and its end", async () => {
    const whole = Buffer.from(`${"x".repeat(20)}\n`.repeat(50));
    for (const { bytes } of await blocksOf(fromStream(Readable.from([whole])), small))
      expect(bytes.length).toBeLessThanOrEqual(21);
  });
});

describe("buffers", () => {
  it("are used again", () => {
    const buffers = new Buffers(small);
    const first = buffers.take();
    buffers.giveBack(first.subarray(3, 3));
    expect(buffers.take().buffer).toBe(first.buffer);
    expect(buffers.take().buffer).not.toBe(first.buffer);
  });

  it("are not used again if they are larger than a block", () => {
    const buffers = new Buffers(small);
    const larger = buffers.larger(buffers.take());
    buffers.giveBack(larger);
    expect([buffers.take().length, buffers.take().length]).toEqual([8, 8]);
  });
});
