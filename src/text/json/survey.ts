import { errorInWord, foreignSyntax, type JsonError, stringEnd } from "./json-errors.js";
import { afterSpace, afterWord, CLOSING_BRACE, CLOSING_BRACKET } from "./scan.js";

/** The contents of a text, up to its first error. */
export interface Survey {
  readonly error: JsonError | undefined;
  readonly containers: number;
  readonly members: number;
  readonly scalars: number;
}

type Expected = "value" | "value or end" | "name" | "name or end" | "colon" | "separator";

/** Scans a text once, with little memory whatever it contains, and finds the first thing that is not JSON. */
export function survey(text: string): Survey {
  return new Surveyor(text).survey();
}

class Surveyor {
  readonly #text: string;
  /** The brackets that close the open ones, one byte each, because a text may open millions. */
  readonly #closing: Uint8Array;
  #depth = 0;
  #expected: Expected = "value";
  /** The end of the last token. */
  #end = 0;
  /** The offset of the last comma. */
  #comma = 0;
  #containers = 0;
  #members = 0;
  #scalars = 0;

  constructor(text: string) {
    this.#text = text;
    this.#closing = new Uint8Array(text.length);
  }

  /** The bracket that closes the last open one; undefined if none is open. */
  get #bracket(): string | undefined {
    return this.#depth === 0 ? undefined : String.fromCharCode(this.#closing[this.#depth - 1] as number);
  }

  survey(): Survey {
    let error: JsonError | undefined;
    let at = afterSpace(this.#text, 0);
    if (at === this.#text.length) error = { problem: "the text is empty", offset: 0, length: 1, isWhole: true };
    while (error === undefined && at < this.#text.length) {
      error = this.#token(at);
      at = afterSpace(this.#text, this.#end);
    }
    error ??= this.#errorAtEnd();
    return { error, containers: this.#containers, members: this.#members, scalars: this.#scalars };
  }

  /** Reads the token at an offset. */
  #token(at: number): JsonError | undefined {
    switch (this.#expected) {
      case "separator":
        return this.#separator(at);
      case "colon":
        if (this.#text[at] !== ":") return this.#unexpected("colon expected", at);
        this.#end = at + 1;
        this.#expected = "value";
        return undefined;
      case "name":
      case "name or end":
        return this.#name(at);
      default:
        return this.#value(at);
    }
  }

  #separator(at: number): JsonError | undefined {
    if (this.#depth === 0) return this.#unexpected("end of text expected", at);
    const char = this.#text[at];
    if (char === this.#bracket) return this.#close(at);
    if (char === "}" || char === "]") return this.#missing(at);
    if (char !== ",") return this.#unexpected("comma expected", at);
    this.#comma = at;
    this.#end = at + 1;
    this.#expected = this.#bracket === "}" ? "name" : "value";
    return undefined;
  }

  #name(at: number): JsonError | undefined {
    const char = this.#text[at] as string;
    if (char === "}") return this.#expected === "name" ? this.#trailingComma() : this.#close(at);
    if (char === '"') {
      this.#members++;
      return this.#string(at, "colon");
    }
    const problem = /[\p{L}_$]/u.test(char) ? "put the name in double quotes" : "property name expected";
    return this.#unexpected(problem, at);
  }

  #value(at: number): JsonError | undefined {
    const char = this.#text[at];
    if (char === "{" || char === "[") {
      this.#closing[this.#depth++] = char === "{" ? CLOSING_BRACE : CLOSING_BRACKET;
      this.#containers++;
      this.#end = at + 1;
      this.#expected = char === "{" ? "name or end" : "value or end";
      return undefined;
    }
    if (char === "]" && this.#expected === "value or end") return this.#close(at);
    if (char === "]" && this.#isAfterComma()) return this.#trailingComma();
    this.#scalars++;
    if (char === '"') return this.#string(at, "separator");
    const foreign = foreignSyntax(this.#text, at);
    if (foreign !== undefined) return foreign;
    if (",:}]".includes(char as string)) return { problem: "value expected", offset: at, length: 1 };
    this.#end = afterWord(this.#text, at);
    this.#expected = "separator";
    return errorInWord(this.#text.slice(at, this.#end), at);
  }

  #string(at: number, next: Expected): JsonError | undefined {
    const end = stringEnd(this.#text, at);
    if (typeof end !== "number") return end;
    this.#end = end;
    this.#expected = next;
    return undefined;
  }

  #close(at: number): undefined {
    this.#depth--;
    this.#end = at + 1;
    this.#expected = "separator";
  }

  /** The error if a text ends before its value does. */
  #errorAtEnd(): JsonError | undefined {
    if (this.#depth === 0 && this.#expected === "separator") return undefined;
    if (this.#expected === "colon") return { problem: "colon expected", offset: this.#end, length: 1 };
    if (this.#expected === "value" && !this.#isAfterComma())
      return { problem: "value expected", offset: this.#end, length: 1 };
    return this.#missing(this.#end);
  }

  #missing(offset: number): JsonError {
    return { problem: `the closing "${this.#bracket}" is missing`, offset, length: 1 };
  }

  #trailingComma(): JsonError {
    return { problem: "remove the trailing comma", offset: this.#comma, length: 1 };
  }

  /** The error for an unexpected token; something that JSON does not have at all gets a more precise message. */
  #unexpected(problem: string, at: number): JsonError {
    const foreign = foreignSyntax(this.#text, at);
    const isComment = this.#text[at] === "/";
    if (foreign !== undefined && (isComment || this.#expected.startsWith("name"))) return foreign;
    const end = this.#text[at] === '"' ? stringEnd(this.#text, at) : afterWord(this.#text, at);
    return { problem, offset: at, length: typeof end === "number" ? end - at : 1 };
  }

  /** Whether the last token is a comma. */
  #isAfterComma(): boolean {
    return this.#end === this.#comma + 1 && this.#text[this.#comma] === ",";
  }
}
