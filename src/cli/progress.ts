import { printable } from "./printable.js";

/** A line is shown only of what takes longer, and again no sooner than after a while; in milliseconds. */
const PATIENCE = 500;
const PAUSE = 100;

const ERASE = "\r\u001B[K";

/** The columns of a terminal that does not tell how many it has. */
const COLUMNS = 80;

/** A line on a terminal that says how far a batch is, and is gone once the batch is done. */
export class Progress {
  readonly #stream: Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">;
  readonly #now: () => number;
  #next = Number.POSITIVE_INFINITY;
  #isShown = false;

  constructor(stream: Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">, now = Date.now) {
    this.#stream = stream;
    this.#now = now;
  }

  /** Begins a batch. Before, and where there is no terminal, nothing is shown. */
  start(): void {
    if (this.#stream.isTTY) this.#next = this.#now() + PATIENCE;
  }

  /** Says how far the batch is, unless it was said just now. */
  show(text: string): void {
    if (this.#now() < this.#next) return;
    this.#next = this.#now() + PAUSE;
    this.#isShown = true;
    // A line that fills the last column may wrap, and could not be erased.
    this.#stream.write(ERASE + printable(text).slice(0, (this.#stream.columns || COLUMNS) - 1));
  }

  /** Makes room for something else. */
  clear(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#stream.write(ERASE);
  }

  /** Ends the batch. */
  end(): void {
    this.clear();
    this.#next = Number.POSITIVE_INFINITY;
  }
}
