/** Sizes in bytes; the end of a line does not count. */
export interface Sizes {
  readonly block: number;
  /** At least that of a block. */
  readonly longestLine: number;
}

/**
 * A block is large enough that handing it to a thread costs nothing beside checking it, and small enough that several
 * take little memory. Nobody sends a longer line (100,000 filters take 12 MB), and parsed it might fill the memory.
 */
export const SIZES: Sizes = { block: 128 * 1024, longestLine: 16 * 1024 * 1024 };

/** Buffers that are used again, so that reading a file of any size allocates a few of them only. */
export class Buffers {
  readonly #free: Buffer[] = [];

  constructor(readonly sizes: Sizes) {}

  /** A buffer of the size of a block, with anything in it. */
  take(): Buffer {
    return this.#free.pop() ?? allocated(this.sizes.block);
  }

  /** A buffer that holds what another one holds, and has room for more: at most for the longest line and its end. */
  larger(bytes: Buffer): Buffer {
    const larger = allocated(Math.min(2 * bytes.length, this.sizes.longestLine + 1));
    bytes.copy(larger);
    this.giveBack(bytes);
    return larger;
  }

  /** Takes back a buffer, or a part of one, that nobody looks at any more. */
  giveBack({ buffer }: Uint8Array): void {
    if (buffer.byteLength === this.sizes.block) this.#free.push(Buffer.from(buffer));
  }
}

/** Memory that threads share: what a thread was about to check is still there when it dies. */
function allocated(size: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(size));
}
