import { once } from "node:events";
import type { Writable } from "node:stream";

/** Writes only as fast as the reader reads. */
export class Output {
  readonly #stream: Writable;
  readonly #closed = new AbortController();

  constructor(stream: Writable) {
    this.#stream = stream;
    // `main` handles the error; here it only matters that nobody reads any more.
    stream.once("error", () => this.#closed.abort());
  }

  /** Whether the reader has stopped reading. */
  get isClosed(): boolean {
    return this.#closed.signal.aborted || this.#stream.destroyed;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0 || this.isClosed || this.#stream.write(bytes)) return;
    // It fails only if the reader has stopped reading.
    await once(this.#stream, "drain", { signal: this.#closed.signal }).catch(() => {});
  }
}
