import { afterSpace, afterWord } from "./scan.js";

/** The first thing in a text that is not JSON. */
export interface JsonError {
  /** The problem, or how to solve it. */
  readonly problem: string;
  readonly offset: number;
  readonly length: number;
  /** The problem is the text as a whole, not a place in it. */
  readonly isWhole?: true;
}

/** The contents of a text, up to its first error. */
export interface Survey {
  readonly error: JsonError | undefined;
  readonly containers: number;
  readonly members: number;
  readonly scalars: number;
}

/** Scans a text once, with little memory whatever it contains, and finds the first thing that is not JSON. */
export function survey(text: string): Survey {
  /** Whether each open container is an object: one byte each, because a text may open millions. */
  const isObject = new Uint8Array(text.length);
  let depth = 0;
  /** The end of the last token, and whether that was the name of a member. */
  let [end, isNamed] = [0, false];
  let [containers, members, scalars] = [0, 0, 0];

  const bracket = () => (isObject[depth - 1] ? "}" : "]");
  const missing = (at: number) => errorAt(at, `the closing "${bracket()}" is missing`);
  const trailingComma = () => errorAt(end - 1, "remove the trailing comma");
  const accept = (to: number): undefined => {
    end = to;
  };
  const close = (at: number): undefined => {
    depth--;
    end = at + 1;
  };
  const string = (at: number): JsonError | undefined => {
    const to = stringEnd(text, at);
    return typeof to === "number" ? accept(to) : to;
  };
  const unexpected = (problem: string, at: number): JsonError => {
    const comment = text[at] === "/" ? foreignSyntax(text, at) : undefined;
    const to = text[at] === '"' ? stringEnd(text, at) : afterWord(text, at);
    return comment ?? errorAt(at, problem, typeof to === "number" ? to - at : 1);
  };

  const separator = (at: number, char: string): JsonError | undefined => {
    if (depth === 0) return unexpected("end of text expected", at);
    if (char === bracket()) return close(at);
    if (char === "}" || char === "]") return missing(at);
    return char === "," ? accept(at + 1) : unexpected("comma expected", at);
  };
  const name = (at: number, char: string, last: string): JsonError | undefined => {
    if (char === "}") return last === "," ? trailingComma() : close(at);
    if (char !== '"') {
      const problem = /[\p{L}_$]/u.test(char) ? "put the name in double quotes" : "property name expected";
      return foreignSyntax(text, at) ?? unexpected(problem, at);
    }
    members++;
    isNamed = true;
    return string(at);
  };
  const value = (at: number, char: string, last: string): JsonError | undefined => {
    if (char === "{" || char === "[") {
      isObject[depth++] = Number(char === "{");
      containers++;
      return accept(at + 1);
    }
    if (char === "]" && last === "[") return close(at);
    if (char === "]" && last === ",") return trailingComma();
    scalars++;
    if (char === '"') return string(at);
    const foreign = foreignSyntax(text, at);
    if (foreign !== undefined) return foreign;
    if (",:}]".includes(char)) return errorAt(at, "value expected");
    accept(afterWord(text, at));
    return errorInWord(text.slice(at, end), at);
  };
  const token = (at: number): JsonError | undefined => {
    const char = text[at] as string;
    // A value is expected at the start, as after a colon.
    const last = end === 0 ? ":" : (text[end - 1] as string);
    if (isNamed) {
      isNamed = false;
      return char === ":" ? accept(at + 1) : unexpected("colon expected", at);
    }
    if (!"{[,:".includes(last)) return separator(at, char);
    return last !== ":" && isObject[depth - 1] ? name(at, char, last) : value(at, char, last);
  };
  /** The error if a text ends before its value does. */
  const errorAtEnd = (): JsonError | undefined => {
    if (isNamed) return errorAt(end, "colon expected");
    if (text[end - 1] === ":") return errorAt(end, "value expected");
    return depth === 0 ? undefined : missing(end);
  };

  let error: JsonError | undefined;
  let at = afterSpace(text, 0);
  if (at === text.length) error = { ...errorAt(0, "the text is empty"), isWhole: true };
  while (error === undefined && at < text.length) {
    error = token(at);
    at = afterSpace(text, end);
  }
  return { error: error ?? errorAtEnd(), containers, members, scalars };
}

function errorAt(offset: number, problem: string, length = 1): JsonError {
  return { problem, offset, length };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

const LITERALS: readonly string[] = ["true", "false", "null"];

/** The equivalents of words of other languages. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  "a number or null": ["NaN", "Infinity", "-Infinity"],
  null: ["undefined", "None", "nil", "Null", "NULL"],
  true: ["True", "TRUE"],
  false: ["False", "FALSE"],
};

function errorInWord(word: string, offset: number): JsonError | undefined {
  if (LITERALS.includes(word) || NUMBER.test(word)) return undefined;
  const [meant] = Object.entries(MEANT).find(([, words]) => words.includes(word)) ?? [];
  const problem = /^[-+.\d]/u.test(word) ? "invalid number format" : "invalid symbol";
  return errorAt(offset, meant === undefined ? problem : `use ${meant} instead of ${word}`, word.length);
}

const CURLY_QUOTES = "\u201c\u201d\u201e\u2018\u2019";

/** The problem where a string, a number or a bracket should start: a comment, or quotes that JSON does not have. */
function foreignSyntax(text: string, offset: number): JsonError | undefined {
  const char = text[offset] as string;
  if (char === "/" && (text[offset + 1] === "/" || text[offset + 1] === "*"))
    return errorAt(offset, "JSON allows no comments; remove the comment", 2);
  if (char === "'") return errorAt(offset, "use double quotes instead of the single quotes");
  return CURLY_QUOTES.includes(char) ? errorAt(offset, "use straight quotes instead of the curly quotes") : undefined;
}

/** The end of the string that starts at an offset, or the problem with it. */
function stringEnd(text: string, offset: number): number | JsonError {
  for (let at = offset + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    if (unit === 0x0a || unit === 0x0d) break;
    if (unit < 0x20) return errorAt(at, "invalid character");
    if (unit !== 0x5c) continue;
    at++;
    if (text[at] === "u") {
      if (!/^[\da-fA-F]{4}$/u.test(text.slice(at + 1, at + 5))) return errorAt(at - 1, "invalid unicode", 2);
      at += 4;
    } else if (at < text.length && !'"\\/bfnrt'.includes(text[at] as string)) {
      return errorAt(at - 1, "invalid escape character", 2);
    }
  }
  return errorAt(offset, "unexpected end of string", text.length - offset);
}
