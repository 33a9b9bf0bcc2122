import { errorInWord, foreignSyntax, type JsonError, stringEnd } from "./json-errors.js";
import { afterSpace, afterWord } from "./scan.js";

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
  /** Whether each open container is an object: one byte each, because a text may open millions. */
  const isObject = new Uint8Array(text.length);
  let depth = 0;
  let expected: Expected = "value";
  /** The end of the last token, and the offset of the last comma. */
  let [end, comma] = [0, Number.NaN];
  let [containers, members, scalars] = [0, 0, 0];

  const errorAt = (offset: number, problem: string, length = 1): JsonError => ({ problem, offset, length });
  const accept = (to: number, next: Expected): undefined => {
    end = to;
    expected = next;
  };
  const close = (at: number): undefined => {
    depth--;
    accept(at + 1, "separator");
  };
  const string = (at: number, next: Expected): JsonError | undefined => {
    const to = stringEnd(text, at);
    return typeof to === "number" ? accept(to, next) : to;
  };
  const bracket = () => (isObject[depth - 1] ? "}" : "]");
  const missing = (at: number) => errorAt(at, `the closing "${bracket()}" is missing`);
  const trailingComma = () => errorAt(comma, "remove the trailing comma");
  /** The error for an unexpected token; something that JSON does not have at all gets a more precise message. */
  const unexpected = (problem: string, at: number): JsonError => {
    const foreign = foreignSyntax(text, at);
    if (foreign !== undefined && (text[at] === "/" || expected.startsWith("name"))) return foreign;
    const to = text[at] === '"' ? stringEnd(text, at) : afterWord(text, at);
    return errorAt(at, problem, typeof to === "number" ? to - at : 1);
  };

  const separator = (at: number): JsonError | undefined => {
    const char = text[at];
    if (depth === 0) return unexpected("end of text expected", at);
    if (char === bracket()) return close(at);
    if (char === "}" || char === "]") return missing(at);
    if (char !== ",") return unexpected("comma expected", at);
    comma = at;
    return accept(at + 1, isObject[depth - 1] ? "name" : "value");
  };
  const name = (at: number): JsonError | undefined => {
    const char = text[at] as string;
    if (char === "}") return expected === "name" ? trailingComma() : close(at);
    if (char !== '"')
      return unexpected(/[\p{L}_$]/u.test(char) ? "put the name in double quotes" : "property name expected", at);
    members++;
    return string(at, "colon");
  };
  const value = (at: number): JsonError | undefined => {
    const char = text[at] as string;
    if (char === "{" || char === "[") {
      isObject[depth++] = Number(char === "{");
      containers++;
      return accept(at + 1, char === "{" ? "name or end" : "value or end");
    }
    if (char === "]" && expected === "value or end") return close(at);
    if (char === "]" && end === comma + 1) return trailingComma();
    scalars++;
    if (char === '"') return string(at, "separator");
    const foreign = foreignSyntax(text, at);
    if (foreign !== undefined) return foreign;
    if (",:}]".includes(char)) return errorAt(at, "value expected");
    accept(afterWord(text, at), "separator");
    return errorInWord(text.slice(at, end), at);
  };
  const token = (at: number): JsonError | undefined => {
    if (expected === "separator") return separator(at);
    if (expected === "name" || expected === "name or end") return name(at);
    if (expected !== "colon") return value(at);
    return text[at] === ":" ? accept(at + 1, "value") : unexpected("colon expected", at);
  };
  /** The error if a text ends before its value does. */
  const errorAtEnd = (): JsonError | undefined => {
    if (depth === 0 && expected === "separator") return undefined;
    if (expected === "colon") return errorAt(end, "colon expected");
    return expected === "value" && end !== comma + 1 ? errorAt(end, "value expected") : missing(end);
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
