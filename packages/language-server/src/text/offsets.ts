import type { Position } from "campaign-rules/files";
import type { Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { Lines } from "../../../../src/text/json/lines.js";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Turns the positions of the engine in a text into ranges of its document. The engine does not count a byte order mark,
 * and its lines end with a line feed only; those of the protocol also with a carriage return alone.
 */
export class Offsets {
  readonly #text: string;
  readonly #start: number;
  #lines: Lines | undefined;

  /** `start` is the offset of the text in the document, `firstLine` the number of its first line. */
  constructor(
    private readonly document: TextDocument,
    text: string,
    start: number,
    private readonly firstLine: number,
  ) {
    this.#text = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    this.#start = start + text.length - this.#text.length;
  }

  /** The range of a place; without a place, the first character of the text. */
  rangeOf(place: Position | undefined): Range {
    const { line, column, length } = place ?? { line: this.firstLine, column: 1, length: 1 };
    const start = this.#startOf(line - this.firstLine) + column - 1;
    return { start: this.document.positionAt(start), end: this.document.positionAt(start + length) };
  }

  whole(): Range {
    const start = this.#start;
    return { start: this.document.positionAt(start), end: this.document.positionAt(start + this.#text.length) };
  }

  #startOf(index: number): number {
    if (index === 0) return this.#start;
    this.#lines ??= new Lines(this.#text);
    return this.#start + (this.#lines.stretch(index)?.start ?? 0);
  }
}
