import type { Segment } from "../../errors/path.js";
import { JsonTree, type Node, type Stretch } from "../json/json-tree.js";
import { Lines } from "../json/lines.js";
import { isUtf16, parseJson } from "../json/parse-json.js";
import { type Survey, survey } from "../json/survey.js";
import type { SecretsIn } from "./secrets.js";

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

const BYTE_ORDER_MARK = "\uFEFF";

/** The text of a request, with the position of each member. */
export class Source {
  readonly text: string;
  #parsed: Parsed | undefined;
  #surveyed: Survey | undefined;
  #tree: JsonTree | undefined;
  #lines: Lines | undefined;
  #shown: { readonly text: string | undefined } | undefined;

  /** `isUtf8` says whether the bytes were valid UTF-8; the text may start at a later line of its file. */
  constructor(
    text: string,
    private readonly isUtf8 = true,
    private readonly secretsIn?: SecretsIn,
    readonly firstLine = 1,
  ) {
    this.text = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  }

  /** The value of the text, or why and where it is not JSON. */
  parse(): Parsed {
    if (this.#parsed !== undefined) return this.#parsed;
    const parsed = parseJson(this.text, this.isUtf8, () => this.survey());
    if ("value" in parsed) this.#parsed = parsed;
    else {
      const { problem, offset, length, isWhole } = parsed;
      this.#parsed = { problem, position: this.position(offset, length), ...(isWhole && { isWhole }) };
    }
    return this.#parsed;
  }

  get value(): unknown {
    const parsed = this.parse();
    return "problem" in parsed ? undefined : parsed.value;
  }

  /** What a scan of the text finds; it is scanned once. */
  survey(): Survey {
    this.#surveyed ??= survey(this.text);
    return this.#surveyed;
  }

  /** The position of a value, of its key, or of the object that lacks it. Undefined if the text is malformed. */
  locate(segments: readonly Segment[], what: "key" | "value" = "value"): Position | undefined {
    if ("problem" in this.parse()) return undefined;
    const { found, isAbsent } = this.#wholeTree().find(segments);
    // The key identifies an object better than its brace.
    if (isAbsent && found.key === undefined) return this.position(found.start, 1);
    const { start, end } = (isAbsent || what === "key" ? found.key : undefined) ?? found;
    return this.position(start, end - start);
  }

  /** The text of the value at a place that exists. */
  written(segments: readonly Segment[]): string {
    const tree = this.#wholeTree();
    return tree.written(tree.find(segments).found);
  }

  /** Whether a key on the way to a place is repeated in its object, so that the place may mean another value. */
  isAmbiguous(tokens: readonly string[]): boolean {
    const tree = this.#wholeTree();
    let node: Node | undefined = tree.root;
    for (const token of tokens) {
      const same: readonly Node[] = tree.childrenAt(node, tree.firstOf(node) === "[" ? Number(token) : token);
      if (same.length > 1) return true;
      node = same[0];
      if (node === undefined) return false;
    }
    return false;
  }

  #wholeTree(): JsonTree {
    this.#tree ??= new JsonTree(this.text);
    return this.#tree;
  }

  /** A line of the text, or a part of it, with secrets masked. Undefined if it must not be shown. */
  line(number: number, from = 0, length = Number.POSITIVE_INFINITY): string | undefined {
    const line = this.#splitLines().stretch(number - this.firstLine);
    if (line === undefined) return undefined;
    const start = Math.min(line.start + from, line.end);
    this.#shown ??= { text: this.#showable() };
    return this.#shown.text?.slice(start, Math.min(start + length, line.end));
  }

  /** The text with secrets masked. Undefined if it must not be shown. */
  #showable(): string | undefined {
    // Otherwise, every other character would be a zero.
    if (isUtf16(this.text)) return undefined;
    if (this.secretsIn === undefined) return this.text;
    const tree = "problem" in this.parse() ? undefined : this.#wholeTree();
    const secrets = this.secretsIn(tree?.isTooDeep ? undefined : tree);
    return secrets && starred(this.text, secrets);
  }

  /** The position of a range of the text; only its first line counts. */
  position(offset: number, length: number): Position {
    const lines = this.#splitLines();
    const { line, column } = lines.placeAt(offset);
    const { start, end } = lines.stretch(line - 1) as Stretch;
    return {
      line: this.firstLine + line - 1,
      column,
      length: Math.max(1, Math.min(length, end - start - column + 1)),
    };
  }

  #splitLines(): Lines {
    this.#lines ??= new Lines(this.text);
    return this.#lines;
  }
}

/** Masks ranges of a text with asterisks. The rest keeps its position. */
function starred(text: string, stretches: readonly Stretch[]): string {
  let shown = "";
  let at = 0;
  for (const { start, end } of stretches) {
    shown += text.slice(at, start) + "*".repeat(end - start);
    at = end;
  }
  return shown + text.slice(at);
}

/** The JSON of a file that an option names. */
export interface JsonFile {
  readonly file: string;
  readonly source: Source;
  readonly value: unknown;
}
