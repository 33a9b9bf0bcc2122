import { BadInput } from "./bad-input.js";

/** A clock that can be stopped and moved. Times are in milliseconds since 1970. */
export class Clock {
  /** Milliseconds that are added to the base clock. */
  #offset = 0;
  #frozenAt: number | undefined;

  /** @param base the clock that this one follows. */
  constructor(private readonly base: () => number) {}

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  now(): number {
    return this.#frozenAt ?? this.base() + this.#offset;
  }

  /** Stops the clock, at the present by default. */
  freeze(at: number = this.now()): void {
    this.#frozenAt = finite(at);
  }

  /** Moves the clock, back if `ms` is negative. */
  advance(ms: number): void {
    const moved = finite(this.now() + finite(ms));
    if (this.#frozenAt === undefined) this.#offset = moved - this.base();
    else this.#frozenAt = moved;
  }

  /** Lets a frozen clock run on from its present time. */
  resume(): void {
    if (this.#frozenAt === undefined) return;
    this.#offset = this.#frozenAt - this.base();
    this.#frozenAt = undefined;
  }

  /** Follows the base clock again. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = undefined;
  }
}

function finite(ms: number): number {
  if (!Number.isFinite(ms)) throw new BadInput("a time must be a finite number of milliseconds");
  return ms;
}
