/** The open brackets, one byte each, because a text may open millions. */
export class BracketStack {
  #objects = new Uint8Array(64);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** The bracket that closes the last open one; undefined if none is open. */
  get closing(): "}" | "]" | undefined {
    if (this.#length === 0) return undefined;
    return this.#objects[this.#length - 1] === 1 ? "}" : "]";
  }

  push(bracket: "{" | "["): void {
    if (this.#length === this.#objects.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#objects);
      this.#objects = larger;
    }
    this.#objects[this.#length++] = bracket === "{" ? 1 : 0;
  }

  pop(): void {
    this.#length--;
  }
}
