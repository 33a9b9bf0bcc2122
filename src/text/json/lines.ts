/** The lines of a text, found once, so that reading one of them is fast however long it is. */
export class Lines {
  readonly #starts: number[] = [0];
  /** Where the indentation of a line ends, by the start of the line. */
  readonly #indentations = new Map<number, number>();

  constructor(private readonly text: string) {
    for (let feed = text.indexOf("\n"); feed !== -1; feed = text.indexOf("\n", feed + 1)) this.#starts.push(feed + 1);
  }

  /** The index of the line with an offset, counting from 0. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where a line starts and ends, without its line break. Undefined if there is no such line. */
  stretch(index: number): { readonly start: number; readonly end: number } | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const next = this.#starts[index + 1];
    const end = next === undefined ? this.text.length : next - 1;
    return { start, end: end > start && this.text[end - 1] === "\r" ? end - 1 : end };
  }

  /** The line and the column of an offset, counting from 1. A line break counts as the end of its line. */
  placeAt(offset: number): { readonly line: number; readonly column: number } {
    const index = this.indexAt(offset);
    const { start, end } = this.stretch(index) as { start: number; end: number };
    return { line: index + 1, column: Math.min(offset, end) - start + 1 };
  }

  /** The spaces and tabs at the start of the line, up to the offset. */
  indentationAt(offset: number): string {
    const start = this.#starts[this.indexAt(offset)] as number;
    let end = this.#indentations.get(start);
    if (end === undefined) {
      end = start;
      while (this.text[end] === " " || this.text[end] === "\t") end++;
      this.#indentations.set(start, end);
    }
    return this.text.slice(start, Math.min(end, offset));
  }
}
