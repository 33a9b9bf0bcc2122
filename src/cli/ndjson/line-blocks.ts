import type { ByteSource } from "./byte-source.js";

/** Whole lines of a file that are checked together. */
export interface Block {
  readonly file: string;
  /** The number of the first line, counting from 1. */
  readonly line: number;
  /** The lines with their line breaks; only the last line of a file may lack one. */
  readonly bytes: Buffer;
  /** Whether the line is too long, in which case its bytes are not included. */
  readonly isTooLong: boolean;
  /** Why the lines are answered without being checked. */
  readonly obstacle?: string;
}

export const LINE_FEED = 0x0a;

/** Large enough that the cost of sending a block to a thread is negligible, and small enough that several need little memory. */
const BLOCK = 128 * 1024;

/**
 * The most bytes of a line, without its line break. No real line is longer (100,000 filters take 12 MB), and parsing one
 * could exhaust the memory.
 */
export const LONGEST_LINE = 16 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

/**
 * Splits the bytes of a file into blocks of whole lines, whatever the size of the chunks. Each block contains what is
 * available, because later lines may arrive much later.
 */
export async function* lineBlocks(file: string, source: ByteSource): AsyncGenerator<Block> {
  let [buffer, length, searched, line] = [allocated(BLOCK), 0, 0, 1];
  for (;;) {
    const end = searched + buffer.subarray(searched, length).lastIndexOf(LINE_FEED) + 1;
    if (end > searched) {
      const bytes = buffer.subarray(0, end);
      yield { file, line, bytes, isTooLong: false };
      line += lineFeedsIn(bytes);
      const rest = buffer.subarray(end, length);
      buffer = allocated(Math.max(BLOCK, rest.length));
      [length, searched] = [rest.copy(buffer), 0];
    } else if (length > LONGEST_LINE) {
      yield { file, line, bytes: NOTHING, isTooLong: true };
      line++;
      buffer = allocated(BLOCK);
      let next = 0;
      do {
        length = await source.read(buffer, 0);
        next = buffer.subarray(0, length).indexOf(LINE_FEED) + 1;
      } while (length > 0 && next === 0);
      [length, searched] = [buffer.copy(buffer, 0, next, length), 0];
    } else {
      if (length === buffer.length) buffer = larger(buffer);
      const count = await source.read(buffer, length);
      [length, searched] = [length + count, length];
      if (count > 0) continue;
      if (length > 0) yield { file, line, bytes: buffer.subarray(0, length), isTooLong: false };
      return;
    }
  }
}

function lineFeedsIn(bytes: Buffer): number {
  let count = 0;
  for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, end + 1)) count++;
  return count;
}

/** Memory shared between threads: if a thread dies, the bytes it was about to check are still there. */
function allocated(size: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(size));
}

/** A larger buffer with the same contents: at most for the longest line and its line break. */
function larger(bytes: Buffer): Buffer {
  const copy = allocated(Math.min(2 * bytes.length, LONGEST_LINE + 1));
  bytes.copy(copy);
  return copy;
}
