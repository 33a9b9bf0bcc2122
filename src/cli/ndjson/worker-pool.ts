import { availableParallelism } from "node:os";
import { Worker as Thread } from "node:worker_threads";
import type { ConfigurationOf } from "../config/per-file.js";
import { complain } from "../terminal.js";
import type { Block } from "./line-blocks.js";
import { HEAVY, type LineSettings, lineChecker, type Piece } from "./line-checker.js";
import type { Answer } from "./worker-main.js";

/** Each takes 15 to 30 MB; with this many, small requests are checked within 200 MB. */
const MOST_THREADS = 3;

/** After about this many bytes, another thread saves more time than it takes to start and to compile everything again. */
const FIRST_ALONE = 32 * 1024 * 1024;

/** The threads that check blocks: the main thread, joined by workers once the input is large enough. */
export class WorkerPool {
  readonly #checkHere: (block: Block) => Piece;
  readonly #workers: Worker[] = [];
  /** The maximum number of workers, and the number of bytes until they start. */
  readonly #most: number;
  #untilStart: number;

  /** `threads` is the number of threads from the start; undefined means automatic. */
  constructor(
    private readonly settings: LineSettings,
    configurationOf: ConfigurationOf,
    threads: number | undefined,
  ) {
    this.#checkHere = lineChecker(settings, configurationOf);
    this.#most = (threads ?? Math.min(availableParallelism(), MOST_THREADS)) - 1;
    this.#untilStart = threads === undefined ? FIRST_ALONE : 0;
  }

  /** How many blocks may be in progress: enough that no thread waits for the slowest, few enough to limit memory. */
  get room(): number {
    return 1 + 3 * this.#workers.length;
  }

  /**
   * Checks a block, or a part of it, in a worker with room, or else in the main thread. If a worker dies while it checks
   * a line, the answer says that the line was not checked.
   */
  async check(block: Block): Promise<Piece> {
    this.#untilStart -= block.bytes.length;
    if (this.#untilStart <= 0) while (this.#workers.length < this.#most) this.#workers.push(new Worker(this.settings));
    // Only the main thread checks lines that may need much memory, so that there is one of them at a time.
    const worker = isHeavy(block) ? undefined : this.#workers.find(({ hasRoom }) => hasRoom);
    if (worker === undefined) return this.#checkHere(block);
    const done = await worker.check(block);
    if ("output" in done) return done;
    if (done.failure === undefined) return this.check(block);
    return this.#checkHere({ ...block, obstacle: `its thread died: ${done.failure}` });
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }
}

/** Whether a block may contain a line whose value takes much memory. */
export function isHeavy({ bytes }: Block): boolean {
  return bytes.length >= HEAVY;
}

/** How many blocks a worker takes at once, so that the next one is ready when the first is done. */
const ROOM = 2;

interface Waiting {
  readonly block: Block;
  readonly resolve: (piece: Piece | Undone) => void;
}

/** The failure is why the worker died, if it was checking this block. */
type Undone = { readonly failure?: string };

class Worker {
  readonly #thread: Thread;
  readonly #waiting: Waiting[] = [];
  #isReady = false;
  /** Why it takes no more blocks, although it has not exited. */
  #failure: string | undefined;
  #hasEnded = false;
  #onEnd = () => {};

  constructor(settings: LineSettings) {
    this.#thread = new Thread(new URL("./ndjson-worker.js", import.meta.url), {
      workerData: settings,
      // A configuration may read them.
      argv: process.argv.slice(2),
      // Parsing leaves only short-lived garbage, for which more room would not help.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#thread.on("message", (answer: Answer | "ready" | "ended") => {
      if (answer === "ready") this.#isReady = true;
      else if (answer === "ended") this.#onEnd();
      else {
        const { line, checked, ...piece } = answer;
        const { block, resolve } = this.#waiting.shift() as Waiting;
        resolve({ ...piece, left: { ...block, line, bytes: block.bytes.subarray(checked) } });
      }
    });
    // Answers that were sent before the error may arrive after it, but before the exit.
    this.#thread.on("error", (error) => {
      this.#failure = error.message;
    });
    this.#thread.on("exit", () => this.#fail(this.#failure ?? "it exited unexpectedly"));
  }

  get hasRoom(): boolean {
    return this.#takesBlocks && this.#waiting.length < ROOM;
  }

  get #takesBlocks(): boolean {
    return !this.#hasEnded && this.#failure === undefined;
  }

  /** Checks a block, or a part of it. Until then, its bytes belong to the thread. */
  check(block: Block): Promise<Piece | Undone> {
    if (!this.#takesBlocks) return Promise.resolve({});
    return new Promise((resolve) => {
      this.#waiting.push({ block, resolve });
      this.#thread.postMessage(block);
    });
  }

  /** Terminates the thread, once everything is logged or its error has ended it; pending checks are never answered. */
  async end(): Promise<void> {
    const isIdle = this.#isReady && this.#waiting.length === 0;
    if (!this.#hasEnded && (isIdle || this.#failure !== undefined)) {
      await new Promise<void>((resolve) => {
        this.#onEnd = resolve;
        this.#thread.postMessage("end");
      });
    }
    this.#hasEnded = true;
    this.#waiting.length = 0;
    await this.#thread.terminate();
  }

  #fail(failure: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    // An error that a rule has left behind, after the answer.
    if (this.#isReady && this.#waiting.length === 0) complain(`unexpected error in a thread: ${failure}`);
    this.#onEnd();
    for (const { resolve } of this.#waiting.splice(0)) {
      resolve(this.#isReady ? { failure } : {});
      // Blocks are checked in order, so it was checking the first one.
      this.#isReady = false;
    }
  }
}
