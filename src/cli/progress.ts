import { printable } from "./printable.js";

/** Delay before the line appears, and minimum time between updates, in milliseconds. */
const PATIENCE = 500;
const PAUSE = 100;

const ERASE = "\r\u001B[K";

/** The width of a terminal that does not report its width. */
const COLUMNS = 80;

/** A line on a terminal that shows the progress of a batch, and disappears at the end. */
export class Progress {
  #next = Number.POSITIVE_INFINITY;
  #isShown = false;

  constructor(
    private readonly stream: Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">,
    private readonly now = Date.now,
  ) {}

  /** Starts a batch. Without it, or without a terminal, nothing is shown. */
  start(): void {
    if (this.stream.isTTY) this.#next = this.now() + PATIENCE;
  }

  /** Shows the progress, unless it was just updated. */
  show(text: string): void {
    if (this.now() < this.#next) return;
    this.#next = this.now() + PAUSE;
    this.#isShown = true;
    // A line that fills the last column may wrap, and could not be erased.
    this.stream.write(ERASE + printable(text).slice(0, (this.stream.columns || COLUMNS) - 1));
  }

  clear(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.stream.write(ERASE);
  }

  end(): void {
    this.clear();
    this.#next = Number.POSITIVE_INFINITY;
  }
}
