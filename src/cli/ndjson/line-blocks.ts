import type { Buffers } from "./buffers.js";
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

const NOTHING = Buffer.alloc(0);

/** Splits the bytes of a file into blocks of whole lines, whatever the size of the chunks. */
export class LineBlocks {
  /** Bytes that have been read but are not yet part of a block. */
  #rest = NOTHING;
  #line = 1;

  constructor(
    private readonly file: string,
    private readonly source: ByteSource,
    private readonly buffers: Buffers,
  ) {}

  /**
   * The next block; undefined at the end. It contains what is available now, because later lines may arrive much later.
   */
  async next(): Promise<Block | undefined> {
    let buffer = this.buffers.take();
    while (buffer.length < this.#rest.length) buffer = this.buffers.larger(buffer);
    let length = this.#rest.copy(buffer);
    for (let searched = 0; ; ) {
      const end = searched + buffer.subarray(searched, length).lastIndexOf(LINE_FEED) + 1;
      if (end > searched) {
        this.#rest = Buffer.from(buffer.subarray(end, length));
        return this.#block(buffer.subarray(0, end));
      }
      if (length > this.buffers.sizes.longestLine) return this.#withoutLine();
      if (length === buffer.length) buffer = this.buffers.larger(buffer);
      const reading = this.source.read(buffer, length);
      const count = typeof reading === "number" ? reading : await reading;
      searched = length;
      length += count;
      if (count > 0) continue;
      this.#rest = NOTHING;
      return length === 0 ? undefined : this.#block(buffer.subarray(0, length));
    }
  }

  #block(bytes: Buffer): Block {
    const line = this.#line;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, end + 1)) this.#line++;
    return { file: this.file, line, bytes, isTooLong: false };
  }

  async #withoutLine(): Promise<Block> {
    const buffer = this.buffers.take();
    this.#rest = NOTHING;
    for (let count = -1; count !== 0; ) {
      count = await this.source.read(buffer, 0);
      const end = buffer.subarray(0, count).indexOf(LINE_FEED) + 1;
      if (end === 0) continue;
      this.#rest = Buffer.from(buffer.subarray(end, count));
      break;
    }
    this.buffers.giveBack(buffer);
    return { file: this.file, line: this.#line++, bytes: NOTHING, isTooLong: true };
  }
}
