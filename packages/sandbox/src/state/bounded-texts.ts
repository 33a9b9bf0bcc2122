/** The longest text that is kept, in characters. */
const LONGEST = 65_536;

/** A character takes at most two bytes of memory. */
const BYTES_OF_CHARACTER = 2;

/** Texts by increasing ids. When they take too many bytes, it forgets the oldest ones. */
export class BoundedTexts {
  /** Oldest first. */
  readonly #texts = new Map<number, string>();
  #bytes = 0;

  constructor(private readonly most: number) {}

  get(id: number): string | undefined {
    return this.#texts.get(id);
  }

  /** Keeps a text that is not too long. Forgets the oldest ones to make room. */
  keep(id: number, text: string | undefined): void {
    if (text === undefined || text.length > Math.min(LONGEST, this.most / BYTES_OF_CHARACTER)) return;
    this.#texts.set(id, text);
    this.#bytes += BYTES_OF_CHARACTER * text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.most) return;
      this.forget(oldest);
    }
  }

  forget(id: number): void {
    this.#bytes -= BYTES_OF_CHARACTER * (this.#texts.get(id)?.length ?? 0);
    this.#texts.delete(id);
  }
}
