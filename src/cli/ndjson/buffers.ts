/** Sizes in bytes, without the line break. */
export interface Sizes {
  readonly block: number;
  /** The block size or more. */
  readonly longestLine: number;
}

/**
 * A block is large enough that the cost of sending it to a thread is negligible, and small enough that several need
 * little memory. No real line is longer than this (100,000 filters take 12 MB); parsing a longer one could exhaust the
 * memory.
 */
export const SIZES: Sizes = { block: 128 * 1024, longestLine: 16 * 1024 * 1024 };

/** A pool of buffers, so that reading a file of any size allocates only a few. */
export class Buffers {
  readonly #free: Buffer[] = [];

  constructor(readonly sizes: Sizes) {}

  /** A buffer of the block size with arbitrary contents. */
  take(): Buffer {
    return this.#free.pop() ?? allocated(this.sizes.block);
  }

  /** A larger buffer with the same contents: at most for the longest line and its line break. */
  larger(bytes: Buffer): Buffer {
    const larger = allocated(Math.min(2 * bytes.length, this.sizes.longestLine + 1));
    bytes.copy(larger);
    this.giveBack(bytes);
    return larger;
  }

  /** Returns a buffer, or a part of one, that is no longer in use. */
  giveBack({ buffer }: Uint8Array): void {
    if (buffer.byteLength === this.sizes.block) this.#free.push(Buffer.from(buffer));
  }
}

/** Memory shared between threads: if a thread dies, the bytes it was about to check are still there. */
function allocated(size: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(size));
}
