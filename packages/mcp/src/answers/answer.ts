import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** The size of the largest answer as JSON, in bytes. */
export const LARGEST_ANSWER = 8 * 1024;

/** Lists of an answer by name, the most important first. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The members of an answer that report entries for which it had no room. */
export interface Cut<Name extends string> {
  /** Whether anything is left out. */
  truncated: boolean;
  /** How many entries of each list are left out. */
  omitted: Record<Name, number>;
}

/** Adds lists to an answer, and cuts them if they do not fit. */
export function withLists<Fixed extends object, L extends Lists>(fixed: Fixed, lists: L) {
  const names = Object.keys(lists);
  const empty = Object.fromEntries(names.map((name) => [name, []]));
  const counts = Object.fromEntries(names.map((name) => [name, lists[name]?.length ?? 0]));
  let room = LARGEST_ANSWER - jsonBytes({ ...fixed, ...empty, truncated: false, omitted: counts });
  const kept: Record<string, unknown[]> = {};
  const omitted: Record<string, number> = {};
  for (const name of names) {
    const entries = lists[name] ?? [];
    const taken: unknown[] = [];
    for (const entry of entries) {
      const size = jsonBytes(entry) + COMMA;
      if (size > room) break;
      room -= size;
      taken.push(entry);
    }
    kept[name] = taken;
    omitted[name] = entries.length - taken.length;
  }
  const truncated = Object.values(omitted).some((count) => count > 0);
  return { ...fixed, ...kept, truncated, omitted } as Fixed & L & Cut<keyof L & string>;
}

const COMMA = 1;

/**
 * The result of a tool: structured, and the same as text for clients that read only text. Members that are undefined
 * are left out of both.
 *
 * @throws {Error} if it is larger than the bound.
 */
export function answer(structured: object): CallToolResult {
  const text = JSON.stringify(structured);
  const size = Buffer.byteLength(text);
  if (size > LARGEST_ANSWER) throw new Error(`the answer has ${size} bytes, more than ${LARGEST_ANSWER}`);
  return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) as Record<string, unknown> };
}

/** Why a tool cannot answer, as a sentence for the agent. */
export class Refusal extends Error {}

/** The length of a value as JSON, in bytes; infinite for a value that is nested too deeply to write. */
export function jsonBytes(value: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
