import { type JsonFile, Source } from "../text/request/source.js";
import { duplicateKeyIn, lossyNumberIn } from "../text/request/unambiguous.js";

/**
 * Parses JSON whose value says all that its text says, apart from rounded fractions, so that it can be compared.
 *
 * @throws {Error} if it is not JSON, has a duplicate key, or a whole number that would lose digits; the message names
 * the file.
 */
export function exactJson(file: string, text: string): unknown {
  return exactFile(file, text).value;
}

/** Like `exactJson`, with the positions in the text. */
export function exactFile(file: string, text: string): JsonFile {
  const source = new Source(text);
  const parsed = source.parse();
  if ("problem" in parsed) throw new Error(`${file}: it is not valid JSON: ${parsed.problem}`);
  const ambiguity = duplicateKeyIn(source) ?? lossyNumberIn(source);
  if (ambiguity === undefined) return { file, source, value: parsed.value };
  const { line, column } = ambiguity.position;
  throw new Error(`${file}:${line}:${column}: ${ambiguity.problem}`);
}
