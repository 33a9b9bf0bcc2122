import { jsonBytes, Refusal } from "../answers/answer.js";
import { LARGEST_TEXT, TOO_LARGE } from "../roots/read-text.js";
import type { ReadFile, Workspace } from "../workspace/workspace.js";

/** JSON that a client gives as a value or in a file. */
export interface ReadJson {
  readonly text: string;
  /** Undefined for a value. */
  readonly file: ReadFile | undefined;
}

/**
 * Reads an argument that is a value, or one that is the path of a file; undefined if neither is given.
 *
 * @throws {Refusal} if both are given, or the given one cannot be read.
 */
export async function readJson(
  name: string,
  value: unknown,
  path: string | undefined,
  workspace: Workspace,
): Promise<ReadJson | undefined> {
  if (value !== undefined && path !== undefined) throw new Refusal(`only one of ${name} and ${name}_path may be given`);
  if (value !== undefined) return { text: textOf(value, name), file: undefined };
  if (path === undefined) return undefined;
  const file = await workspace.read(path);
  return { text: file.text, file };
}

/** The JSON of a value. A string is taken as JSON already: some clients cannot send objects. */
export function textOf(value: unknown, name: string): string {
  if (typeof value === "string") return bounded(value, name);
  const size = jsonBytes(value);
  if (size === Number.POSITIVE_INFINITY) throw new Refusal(`${name} is nested too deeply`);
  if (size > LARGEST_TEXT) throw new Refusal(`${name} ${TOO_LARGE}`);
  return JSON.stringify(value);
}

/** Returns the text, if it may be checked. @throws {Refusal} if it is too large, not UTF-8, or in a code fence. */
export function bounded(text: string, name: string): string {
  if (Buffer.byteLength(text) > LARGEST_TEXT) throw new Refusal(`${name} ${TOO_LARGE}`);
  if (/\p{Surrogate}/u.test(text)) throw new Refusal(`${name} is not UTF-8: it contains half a surrogate pair`);
  if (/^\s*(?:```|~~~)/u.test(text)) throw new Refusal(`${name} is in a Markdown code fence; pass only the JSON in it`);
  return text;
}

/** The value of JSON text; undefined if the text is malformed. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    return undefined;
  }
}
