import jsonc, { type Node, type ParseError } from "jsonc-parser";
import type { Segment } from "../errors/path.js";
import { Lines } from "../json-text/lines.js";
import { keyOf, valueAt } from "../json-text/tree.js";

/** A stretch of one line of a text. Line and column count from 1, column and length in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export type Parsed = { readonly value: unknown } | { readonly problem: string; readonly position: Position };

/**
 * Finds what of a text must not be shown: nodes without children, in the order of the text; undefined when nothing may
 * be. What is malformed, or nested too deeply, has no root.
 */
export type SecretsIn = (root: Node | undefined) => readonly Node[] | undefined;

const BYTE_ORDER_MARK = "\uFEFF";

/** The text of a request, which knows where in it each member stands. */
export class Source {
  readonly #text: string;
  readonly #isUtf8: boolean;
  readonly #secretsIn: SecretsIn | undefined;
  /** The number of its first line. */
  readonly firstLine: number;
  #parsed: Parsed | undefined;
  #tree: { root: Node | undefined; errors: readonly ParseError[] } | undefined;
  #lines: Lines | undefined;
  #shown: { text: string | undefined } | undefined;

  /** `isUtf8` tells whether the text's bytes were UTF-8, as JSON must be; the text may begin at a later line of its file. */
  constructor(text: string, isUtf8 = true, secretsIn?: SecretsIn, firstLine = 1) {
    this.#text = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    this.#isUtf8 = isUtf8;
    this.#secretsIn = secretsIn;
    this.firstLine = firstLine;
  }

  /** The text without a byte order mark. */
  get text(): string {
    return this.#text;
  }

  /** The value of the text, or what keeps it from being JSON and where. */
  parse(): Parsed {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  /** The value of the text; undefined when it is malformed. */
  get value(): unknown {
    const parsed = this.parse();
    return "problem" in parsed ? undefined : parsed.value;
  }

  #parse(): Parsed {
    if (!this.#isUtf8)
      return { problem: "not encoded as UTF-8", position: this.#position(this.#text.indexOf("\uFFFD"), 1) };
    try {
      return { value: JSON.parse(this.#text) as unknown };
    } catch {
      const [first] = this.#syntax().errors;
      if (first === undefined) return { problem: "no valid JSON", position: this.#position(0, 1) };
      return {
        problem: inWords(jsonc.printParseErrorCode(first.error)),
        position: this.#position(first.offset, first.length),
      };
    }
  }

  /**
   * Where the value at a place stands, or the key that names it; for an absent member, the object that lacks it. Undefined when the text is
   * nested too deeply for its positions to be known.
   */
  locate(segments: readonly Segment[], what: "key" | "value" = "value"): Position | undefined {
    let node = this.#syntax().root;
    if (node === undefined) return undefined;
    for (const segment of segments) {
      const child = childOf(node, segment);
      if (child === undefined) {
        // An object is better known by its key than by its brace.
        const key = keyOf(node);
        return key === undefined ? this.#position(node.offset, 1) : this.#position(key.offset, key.length);
      }
      node = child;
    }
    const { offset, length } = (what === "key" ? keyOf(node) : undefined) ?? node;
    return this.#position(offset, length);
  }

  /** A line of the text, or a stretch of it, its secrets starred. Undefined when it must not be shown. */
  line(number: number, from = 0, length = Number.POSITIVE_INFINITY): string | undefined {
    const line = this.#splitLines().stretch(number - this.firstLine);
    const text = this.#showable();
    if (line === undefined) return undefined;
    const start = Math.min(line.start + from, line.end);
    return text?.slice(start, Math.min(start + length, line.end));
  }

  /** The text with its secrets starred. Undefined when it must not be shown. */
  #showable(): string | undefined {
    if (this.#secretsIn === undefined) return this.#text;
    if (this.#shown === undefined) {
      const { root, errors } = this.#syntax();
      const secrets = this.#secretsIn(errors.length === 0 ? root : undefined);
      this.#shown = { text: secrets && starred(this.#text, secrets) };
    }
    return this.#shown.text;
  }

  #syntax(): { root: Node | undefined; errors: readonly ParseError[] } {
    if (this.#tree === undefined) {
      const errors: ParseError[] = [];
      try {
        const root = jsonc.parseTree(this.#text, errors, { disallowComments: true });
        this.#tree = { root, errors };
      } catch {
        // The parser recurses, and JSON that the engine accepts may be nested more deeply than its stack reaches.
        this.#tree = { root: undefined, errors: [] };
      }
    }
    return this.#tree;
  }

  #position(offset: number, length: number): Position {
    const lines = this.#splitLines();
    const index = lines.indexAt(offset);
    const { start, end } = lines.stretch(index) as { start: number; end: number };
    const at = Math.min(offset, end);
    return {
      line: this.firstLine + index,
      column: at - start + 1,
      length: Math.max(1, Math.min(length, end - at)),
    };
  }

  #splitLines(): Lines {
    this.#lines ??= new Lines(this.#text);
    return this.#lines;
  }
}

function childOf(node: Node, segment: Segment): Node | undefined {
  if (typeof segment === "number") return node.type === "array" ? node.children?.[segment] : undefined;
  return node.type === "object" ? valueAt(node, segment) : undefined;
}

/** A text in which some stretches are stars. What is not in them stays where it is. */
function starred(text: string, stretches: readonly Node[]): string {
  let shown = "";
  let end = 0;
  for (const { offset, length } of stretches) {
    shown += text.slice(end, offset) + "*".repeat(length);
    end = offset + length;
  }
  return shown + text.slice(end);
}

/** "CommaExpected" as "comma expected". */
function inWords(code: string): string {
  return code.replace(/[A-Z]/gu, (letter, index: number) => (index === 0 ? "" : " ") + letter.toLowerCase());
}
