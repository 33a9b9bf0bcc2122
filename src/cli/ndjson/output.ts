import { once } from "node:events";
import type { Writable } from "node:stream";

/** Writes no faster than somebody reads. */
export class Output {
  readonly #stream: Writable;
  readonly #closed = new AbortController();

  constructor(stream: Writable) {
    this.#stream = stream;
    // What kind of error it is, `main` looks at; here it only matters that nobody reads on.
    stream.once("error", () => this.#closed.abort());
  }

  /** Whether nobody reads on. */
  get isClosed(): boolean {
    return this.#closed.signal.aborted || this.#stream.destroyed;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0 || this.isClosed || this.#stream.write(bytes)) return;
    // It fails only when nobody reads on.
    await once(this.#stream, "drain", { signal: this.#closed.signal }).catch(() => {});
  }
}
