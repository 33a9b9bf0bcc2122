import type { Node } from "jsonc-parser";
import type { Segment } from "../errors/path.js";
import { isUtf16 } from "../json-text/is-utf16.js";
import { Lines } from "../json-text/lines.js";
import { placeIn } from "../json-text/place-in.js";
import { type Survey, survey } from "../json-text/survey.js";
import { keyOf, treeOf, valueAt } from "../json-text/tree.js";

/** A stretch of one line of a text. Line and column count from 1, column and length in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The value of a text, or what keeps it from being JSON and where; `isWhole` where no place in it is to blame. */
export type Parsed =
  | { readonly value: unknown }
  | { readonly problem: string; readonly position: Position; readonly isWhole?: true };

/**
 * Finds what of a text must not be shown: nodes without children, in the order of the text; undefined when nothing may
 * be. What is malformed, or nested too deeply, has no root.
 */
export type SecretsIn = (root: Node | undefined) => readonly Node[] | undefined;

const BYTE_ORDER_MARK = "\uFEFF";

/** Characters from which on a text is surveyed before it is parsed: to refuse brackets that stay open, JSON.parse takes forty times their memory. */
const LARGE = 1024 * 1024;

/** The text of a request, which knows where in it each member stands. */
export class Source {
  readonly #text: string;
  readonly #isUtf8: boolean;
  readonly #secretsIn: SecretsIn | undefined;
  /** The number of its first line. */
  readonly firstLine: number;
  #parsed: Parsed | undefined;
  #surveyed: Survey | undefined;
  #tree: { readonly root: Node | undefined } | undefined;
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
    if (isUtf16(this.#text)) return this.#wrong("encoded as UTF-16; save it as UTF-8", 0, 1, true);
    if (!this.#isUtf8) return this.#wrong("not encoded as UTF-8", this.#text.indexOf("\uFFFD"), 1);
    const isLarge = this.#text.length >= LARGE;
    if (isLarge && this.survey().fault !== undefined) return this.#malformed();
    try {
      return { value: JSON.parse(this.#text) as unknown };
    } catch {
      return this.#malformed();
    }
  }

  #malformed(): Parsed {
    const { problem, offset, length, isWhole } = this.survey().fault ?? {
      problem: "no valid JSON",
      offset: 0,
      length: 1,
    };
    return this.#wrong(problem, offset, length, isWhole);
  }

  #wrong(problem: string, offset: number, length: number, isWhole?: true): Parsed {
    return { problem, position: this.position(offset, length), ...(isWhole && { isWhole }) };
  }

  /** What the text holds, up to its first fault. */
  survey(): Survey {
    this.#surveyed ??= survey(this.#text);
    return this.#surveyed;
  }

  /** The same as `locate` for a value, without a tree, which takes forty times the memory of the text. */
  locateOnce(segments: readonly Segment[]): Position {
    const { start, end } = placeIn(this.#text, segments);
    return this.position(start, end - start);
  }

  /**
   * Where the value at a place stands, or the key that names it; for an absent member, the object that lacks it. Undefined when the text is
   * nested too deeply for its positions to be known.
   */
  locate(segments: readonly Segment[], what: "key" | "value" = "value"): Position | undefined {
    let node = this.#root();
    if (node === undefined) return undefined;
    for (const segment of segments) {
      const child = childOf(node, segment);
      if (child === undefined) {
        // An object is better known by its key than by its brace.
        const key = keyOf(node);
        return key === undefined ? this.position(node.offset, 1) : this.position(key.offset, key.length);
      }
      node = child;
    }
    const { offset, length } = (what === "key" ? keyOf(node) : undefined) ?? node;
    return this.position(offset, length);
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
    // Every other character would be a zero.
    if (isUtf16(this.#text)) return undefined;
    if (this.#secretsIn === undefined) return this.#text;
    if (this.#shown === undefined) {
      const secrets = this.#secretsIn(this.#root());
      this.#shown = { text: secrets && starred(this.#text, secrets) };
    }
    return this.#shown.text;
  }

  /** Undefined when the text is malformed, or nested too deeply. */
  #root(): Node | undefined {
    this.#tree ??= { root: "problem" in this.parse() ? undefined : treeOf(this.#text) };
    return this.#tree.root;
  }

  /** The place of a stretch of the text, of which only the first line counts. */
  position(offset: number, length: number): Position {
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
