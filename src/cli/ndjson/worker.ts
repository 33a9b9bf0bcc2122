import { Worker as Thread } from "node:worker_threads";
import type { Block } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";
import type { Answer } from "./worker-main.js";

/** How many blocks a worker takes at once, so that the next one is ready when the first is done. */
const ROOM = 2;

interface Waiting {
  readonly block: Block;
  readonly resolve: (piece: Piece | Undone) => void;
}

export interface Undone {
  /** Why it died, if it was checking this block. */
  readonly failure?: string;
}

export class Worker {
  readonly #thread: Thread;
  readonly #waiting: Waiting[] = [];
  #isReady = false;
  #hasEnded = false;

  constructor(settings: LineSettings) {
    this.#thread = new Thread(new URL("./ndjson-worker.js", import.meta.url), {
      workerData: settings,
      // Parsing leaves only short-lived garbage, for which more room would not help.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#thread.on("message", (answer: Answer | "ready") => {
      if (answer === "ready") this.#isReady = true;
      else {
        const { line, checked, ...piece } = answer;
        const { block, resolve } = this.#waiting.shift() as Waiting;
        resolve({ ...piece, left: { ...block, line, bytes: block.bytes.subarray(checked) } });
      }
    });
    this.#thread.on("error", (error) => this.#fail(error.message));
    this.#thread.on("exit", () => this.#fail("it exited unexpectedly"));
  }

  get hasRoom(): boolean {
    return !this.#hasEnded && this.#waiting.length < ROOM;
  }

  /** Checks a block, or a part of it. Until then, its bytes belong to the thread. */
  check(block: Block): Promise<Piece | Undone> {
    if (this.#hasEnded) return Promise.resolve({});
    return new Promise((resolve) => {
      this.#waiting.push({ block, resolve });
      this.#thread.postMessage(block);
    });
  }

  /** Terminates the thread; pending checks are never answered. */
  async end(): Promise<void> {
    this.#waiting.length = 0;
    await this.#thread.terminate();
  }

  #fail(failure: string): void {
    this.#hasEnded = true;
    for (const { resolve } of this.#waiting.splice(0)) {
      resolve(this.#isReady ? { failure } : {});
      // Blocks are checked in order, so it was checking the first one.
      this.#isReady = false;
    }
  }
}
