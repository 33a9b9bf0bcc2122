import { once } from "node:events";
import type { Writable } from "node:stream";

/** Writes only as fast as the reader reads. */
export class Output {
  readonly #stream: Writable;
  #hasFailed = false;

  constructor(stream: Writable) {
    this.#stream = stream;
    // `main` handles the error; here it only matters that the reader has stopped.
    stream.once("error", () => {
      this.#hasFailed = true;
    });
  }

  /** Whether the reader has stopped reading. */
  get isClosed(): boolean {
    return this.#hasFailed || this.#stream.destroyed;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0 || this.isClosed || this.#stream.write(bytes)) return;
    // It fails only if the reader has stopped reading.
    await once(this.#stream, "drain").catch(() => {});
  }
}
