import { excerpt, quote } from "../../errors/wording.js";
import { hasRepeatedKeys, repeatedKeys } from "../json/repeated-keys.js";
import { inexactNumberIn } from "../json/scan.js";
import type { Position, Source } from "./source.js";

/** Why the value of a text is not all that it says, and where. */
export interface Ambiguity {
  readonly problem: string;
  readonly position: Position;
}

/** The first duplicate key in valid JSON: only its last value would count. */
export function duplicateKeyIn(source: Source): Ambiguity | undefined {
  const [repeated] = hasRepeatedKeys(source) ? repeatedKeys(source.text, 1) : [];
  if (repeated === undefined) return undefined;
  const { segments, first, last } = repeated;
  const { line, column } = source.position(first, 1);
  const name = quote(String(segments.at(-1)));
  const problem = `the key ${name} is repeated; it first appears at line ${line}, column ${column}`;
  return { problem, position: source.position(last, 1) };
}

/** The first number in valid JSON that would lose digits: it would equal one with other digits. */
export function lossyNumberIn(source: Source): Ambiguity | undefined {
  const found = inexactNumberIn(source.text);
  if (found === undefined) return undefined;
  const [offset, token] = found;
  const problem = `${excerpt(token, 41)} would lose digits; leave it out of both campaigns, and compare it yourself`;
  return { problem, position: source.position(offset, token.length) };
}
