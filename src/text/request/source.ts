import type { Node } from "jsonc-parser";
import type { Segment } from "../../errors/path.js";
import { Lines } from "../json/lines.js";
import { isUtf16, parseJson } from "../json/parse-json.js";
import { PlaceFinder } from "../json/place-finder.js";
import { type Survey, survey } from "../json/survey.js";
import { treeOf } from "../json/tree.js";

/** A range within one line of a text. Line and column count from 1, column and length in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The value of a text, or why and where it is not JSON; `isWhole` if the problem is not at a particular place. */
export type Parsed =
  | { readonly value: unknown }
  | { readonly problem: string; readonly position: Position; readonly isWhole?: true };

/**
 * Finds the parts of a text that must not be shown: nodes without children, in the order of the text; undefined if
 * nothing may be shown. A text that is malformed or nested too deeply has no root.
 */
export type SecretsIn = (root: Node | undefined) => readonly Node[] | undefined;

const BYTE_ORDER_MARK = "\uFEFF";

/** The text of a request, with the position of each member. */
export class Source {
  readonly #text: string;
  readonly #isUtf8: boolean;
  readonly #secretsIn: SecretsIn | undefined;
  /** The number of its first line. */
  readonly firstLine: number;
  #parsed: Parsed | undefined;
  #surveyed: Survey | undefined;
  #tree: { readonly root: Node | undefined } | undefined;
  #places: PlaceFinder | undefined;
  #lines: Lines | undefined;
  #shown: { text: string | undefined } | undefined;

  /**
   * `isUtf8` says whether the bytes of the text were valid UTF-8, as JSON requires; the text may start at a later line
   * of its file.
   */
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

  /** The value of the text, or why and where it is not JSON. */
  parse(): Parsed {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  /** The value of the text; undefined if it is malformed. */
  get value(): unknown {
    const parsed = this.parse();
    return "problem" in parsed ? undefined : parsed.value;
  }

  #parse(): Parsed {
    const parsed = parseJson(this.#text, this.#isUtf8, () => this.survey());
    if ("value" in parsed) return parsed;
    const { problem, offset, length, isWhole } = parsed;
    return { problem, position: this.position(offset, length), ...(isWhole && { isWhole }) };
  }

  /** The contents of the text, up to its first error. */
  survey(): Survey {
    this.#surveyed ??= survey(this.#text);
    return this.#surveyed;
  }

  /**
   * The position of the value at a place, or of its key; for an absent member, that of the object that lacks it.
   * Undefined if the text is malformed.
   */
  locate(segments: readonly Segment[], what: "key" | "value" = "value"): Position | undefined {
    if ("problem" in this.parse()) return undefined;
    const { found, isAbsent } = this.#find(segments);
    // The key identifies an object better than its brace.
    if (isAbsent && found.key === undefined) return this.position(found.start, 1);
    const { start, end } = (isAbsent || what === "key" ? found.key : undefined) ?? found;
    return this.position(start, end - start);
  }

  /** The text of the value at a place that exists. */
  written(segments: readonly Segment[]): string {
    const { start, end } = this.#find(segments).found;
    return this.#text.slice(start, end);
  }

  #find(segments: readonly Segment[]): ReturnType<PlaceFinder["find"]> {
    this.#places ??= new PlaceFinder(this.#text);
    return this.#places.find(segments);
  }

  /** A line of the text, or a part of it, with secrets masked. Undefined if it must not be shown. */
  line(number: number, from = 0, length = Number.POSITIVE_INFINITY): string | undefined {
    const line = this.#splitLines().stretch(number - this.firstLine);
    const text = this.#showable();
    if (line === undefined) return undefined;
    const start = Math.min(line.start + from, line.end);
    return text?.slice(start, Math.min(start + length, line.end));
  }

  /** The text with secrets masked. Undefined if it must not be shown. */
  #showable(): string | undefined {
    // Otherwise, every other character would be a zero.
    if (isUtf16(this.#text)) return undefined;
    if (this.#secretsIn === undefined) return this.#text;
    if (this.#shown === undefined) {
      const secrets = this.#secretsIn(this.#root());
      this.#shown = { text: secrets && starred(this.#text, secrets) };
    }
    return this.#shown.text;
  }

  /** Undefined if the text is malformed or nested too deeply. */
  #root(): Node | undefined {
    this.#tree ??= { root: "problem" in this.parse() ? undefined : treeOf(this.#text) };
    return this.#tree.root;
  }

  /** The position of a range of the text; only its first line counts. */
  position(offset: number, length: number): Position {
    const { line, column } = this.#splitLines().placeAt(offset);
    const { start, end } = this.#splitLines().stretch(line - 1) as { start: number; end: number };
    return {
      line: this.firstLine + line - 1,
      column,
      length: Math.max(1, Math.min(length, end - start - column + 1)),
    };
  }

  #splitLines(): Lines {
    this.#lines ??= new Lines(this.#text);
    return this.#lines;
  }
}

/** Masks ranges of a text with asterisks. The rest keeps its position. */
function starred(text: string, stretches: readonly Node[]): string {
  let shown = "";
  let end = 0;
  for (const { offset, length } of stretches) {
    shown += text.slice(end, offset) + "*".repeat(length);
    end = offset + length;
  }
  return shown + text.slice(end);
}

/** The JSON of a file that an option names. */
export interface JsonFile {
  readonly file: string;
  readonly source: Source;
  readonly value: unknown;
}
