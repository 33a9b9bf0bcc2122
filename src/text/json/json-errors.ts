/** The first thing in a text that is not JSON. */
export interface JsonError {
  /** The problem, or how to solve it. */
  readonly problem: string;
  readonly offset: number;
  readonly length: number;
  /** The problem is the text as a whole, not a place in it. */
  readonly isWhole?: true;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

const LITERALS: readonly string[] = ["true", "false", "null"];

/** Values of other languages, and their JSON equivalents. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ...["NaN", "Infinity", "-Infinity"].map((word) => [word, "a number or null"] as const),
  ...["undefined", "None", "nil", "Null", "NULL"].map((word) => [word, "null"] as const),
  ...["True", "TRUE"].map((word) => [word, "true"] as const),
  ...["False", "FALSE"].map((word) => [word, "false"] as const),
]);

const SINGLE_QUOTE = "'";
const CURLY_QUOTES = "\u201c\u201d\u201e\u2018\u2019";

export function errorInWord(word: string, offset: number): JsonError | undefined {
  if (LITERALS.includes(word) || NUMBER.test(word)) return undefined;
  const meant = FOREIGN.get(word);
  if (meant !== undefined) return { problem: `use ${meant} instead of ${word}`, offset, length: word.length };
  const problem = /^[-+.\d]/u.test(word) ? "invalid number format" : "invalid symbol";
  return { problem, offset, length: word.length };
}

/** The problem where a string, a number or a bracket should start: a comment, or quotes that JSON does not have. */
export function foreignSyntax(text: string, offset: number): JsonError | undefined {
  const char = text[offset] as string;
  if (char === "/" && (text[offset + 1] === "/" || text[offset + 1] === "*"))
    return { problem: "JSON allows no comments; remove the comment", offset, length: 2 };
  if (char === SINGLE_QUOTE) return { problem: "use double quotes instead of the single quotes", offset, length: 1 };
  if (CURLY_QUOTES.includes(char))
    return { problem: "use straight quotes instead of the curly quotes", offset, length: 1 };
  return undefined;
}

/** The end of the string that starts at an offset, or the problem with it. */
export function stringEnd(text: string, offset: number): number | JsonError {
  for (let at = offset + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    if (unit === 0x0a || unit === 0x0d) break;
    if (unit < 0x20) return { problem: "invalid character", offset: at, length: 1 };
    if (unit !== 0x5c) continue;
    at++;
    if (text[at] === "u") {
      if (!/^[\da-fA-F]{4}$/u.test(text.slice(at + 1, at + 5)))
        return { problem: "invalid unicode", offset: at - 1, length: 2 };
      at += 4;
    } else if (at < text.length && !'"\\/bfnrt'.includes(text[at] as string)) {
      return { problem: "invalid escape character", offset: at - 1, length: 2 };
    }
  }
  return { problem: "unexpected end of string", offset, length: text.length - offset };
}
