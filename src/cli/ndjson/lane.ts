import { Worker } from "node:worker_threads";
import type { Block } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";

/** Blocks that wait in a thread or are checked there, so that it has one at hand when the other is done. */
const ROOM = 2;

interface Waiting {
  readonly resolve: (piece: Piece) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that checks blocks beside the main thread. */
export class Lane {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: unknown;

  constructor(settings: LineSettings) {
    this.#worker = new Worker(new URL("./ndjson-worker.js", import.meta.url), {
      workerData: settings,
      resourceLimits: {
        // What parsing leaves behind is garbage at once: more room for it is only more memory.
        maxYoungGenerationSizeMb: 8,
        // With the 192 KiB that Node keeps back, that of the main thread: malformed JSON may be nested too deeply for
        // its position to be known, and that should not depend on the thread.
        stackSizeMb: (984 + 192) / 1024,
      },
    });
    this.#worker.on("message", (piece: Piece) => {
      const { buffer, byteOffset, byteLength } = piece.left.bytes;
      const bytes = Buffer.from(buffer, byteOffset, byteLength);
      this.#waiting.shift()?.resolve({ ...piece, left: { ...piece.left, bytes } });
    });
    const fail = (error: unknown) => {
      this.#failure ??= error;
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    };
    this.#worker.on("error", fail);
    this.#worker.on("exit", () => fail(new Error("a thread ended while it was checking")));
  }

  get hasRoom(): boolean {
    return this.#waiting.length < ROOM;
  }

  /** Checks a block whose bytes nobody else looks at. */
  check(block: Block): Promise<Piece> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(block, block.bytes.length > 0 ? [block.bytes.buffer as ArrayBuffer] : []);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
