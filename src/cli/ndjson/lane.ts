import { Worker } from "node:worker_threads";
import type { Block } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";
import type { Answer } from "./worker.js";

/** Blocks that wait in a thread or are checked there, so that it has one at hand when the other is done. */
const ROOM = 2;

interface Waiting {
  readonly block: Block;
  readonly resolve: (piece: Piece | Undone) => void;
}

/** A block that a thread took and did not check before it ended. */
export interface Undone {
  /** Why it ended, when it was checking this very block. */
  readonly failure?: string;
}

/** A thread that checks blocks beside the main thread. */
export class Lane {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #isReady = false;
  #hasEnded = false;

  constructor(settings: LineSettings) {
    this.#worker = new Worker(new URL("./ndjson-worker.js", import.meta.url), {
      workerData: settings,
      resourceLimits: {
        // What parsing leaves behind is garbage at once: more room for it is only more memory.
        maxYoungGenerationSizeMb: 8,
      },
    });
    this.#worker.on("message", (answer: Answer | "ready") => {
      if (answer === "ready") this.#isReady = true;
      else this.#resolve(answer);
    });
    this.#worker.on("error", (error) => this.#fail(error.message));
    this.#worker.on("exit", () => this.#fail("it ended by itself"));
  }

  get hasRoom(): boolean {
    return !this.#hasEnded && this.#waiting.length < ROOM;
  }

  /** Checks a block, or a part of it. What becomes of its bytes meanwhile is the thread's business. */
  check(block: Block): Promise<Piece | Undone> {
    if (this.#hasEnded) return Promise.resolve({});
    return new Promise((resolve) => {
      this.#waiting.push({ block, resolve });
      this.#worker.postMessage(block);
    });
  }

  /** Ends the thread; nobody waits for what it has not done. */
  async end(): Promise<void> {
    this.#waiting.length = 0;
    await this.#worker.terminate();
  }

  #resolve({ line, checked, ...piece }: Answer): void {
    const { block, resolve } = this.#waiting.shift() as Waiting;
    resolve({ ...piece, left: { ...block, line, bytes: block.bytes.subarray(checked) } });
  }

  #fail(failure: string): void {
    this.#hasEnded = true;
    for (const { resolve } of this.#waiting.splice(0)) {
      resolve(this.#isReady ? { failure } : {});
      // Blocks are checked in turn: it was at the first one.
      this.#isReady = false;
    }
  }
}
