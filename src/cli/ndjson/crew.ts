import { availableParallelism } from "node:os";
import { Lane } from "./lane.js";
import type { Block } from "./line-blocks.js";
import { LineChecker, type LineSettings, type Piece } from "./line-checker.js";
import { HEAVY } from "./weight.js";

/** Each takes 15 to 30 MB; with so many, small requests are checked within 150 MB. */
const MOST_THREADS = 3;

/** A further thread pays for its start, and for compiling everything anew, once it has checked about as many bytes. */
const FIRST_ALONE = 32 * 1024 * 1024;

/** Those that check blocks: the main thread, and beside it further ones once the input is large enough. */
export class Crew {
  readonly #settings: LineSettings;
  readonly #checker: LineChecker;
  readonly #lanes: Lane[] = [];
  /** How many lanes are to be opened, and after how many further bytes. */
  readonly #most: number;
  #untilHelp: number;

  /** `threads` is how many are used from the start; undefined when that is left to us. */
  constructor(settings: LineSettings, threads: number | undefined) {
    this.#settings = settings;
    this.#checker = new LineChecker(settings);
    this.#most = (threads ?? Math.min(availableParallelism(), MOST_THREADS)) - 1;
    this.#untilHelp = threads === undefined ? FIRST_ALONE : 0;
  }

  /** How many blocks may be under way: enough that nobody waits for the slowest, few enough to bound memory. */
  get room(): number {
    return 1 + 3 * this.#lanes.length;
  }

  /**
   * Checks a block, or a part of it, in whichever thread has room; the main one always has. What a thread was checking
   * when it ended is answered as not checked.
   */
  async check(block: Block): Promise<Piece> {
    if (this.#lanes.length < this.#most) this.#callHelp(block.bytes.length);
    // One thread at a time has a line that may fill its memory: this one.
    const lane = isHeavy(block) ? undefined : this.#lanes.find(({ hasRoom }) => hasRoom);
    if (lane === undefined) return this.#checker.check(block);
    const done = await lane.check(block);
    if ("output" in done) return done;
    if (done.failure === undefined) return this.check(block);
    return this.#checker.check({ ...block, obstacle: `the thread that was to check it ended: ${done.failure}` });
  }

  #callHelp(bytes: number): void {
    this.#untilHelp -= bytes;
    if (this.#untilHelp > 0) return;
    while (this.#lanes.length < this.#most) this.#lanes.push(new Lane(this.#settings));
  }

  /** Sends all home, whatever they are doing. */
  async end(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.end()));
  }
}

/** Whether a block may hold a line whose value takes much memory. */
export function isHeavy({ bytes }: Block): boolean {
  return bytes.length >= HEAVY;
}
