import { isCompression } from "../../../../src/operations/request/headers.js";
import { Lines } from "../../../../src/text/json/lines.js";
import { malformedPredicate, parseJson } from "../../../../src/text/json/parse-json.js";
import { afterString } from "../../../../src/text/json/scan.js";
import { isNamed } from "../is-named.js";
import type { Incoming } from "./incoming.js";

/** The problem of a body that ends early, or in the middle of a chunk. */
export const NOT_AS_LONG = "body is not as long as its headers say";

/** The body of a request: its value, or the reason why it cannot be read. */
export type JsonBody =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | {
      readonly ok: false;
      readonly text: string;
      readonly value: undefined;
      readonly message: string;
      readonly isMalformed: boolean;
    };

/** Reads a body of at most `limit` bytes. Without a body, its value is `absent`; by default, it is malformed. Never throws. */
export async function readJson(incoming: Incoming, limit: number, absent?: unknown): Promise<JsonBody> {
  // JSON is not compressed, whatever the header says.
  const isCompressed = isCompression(incoming.header("Content-Encoding")?.trim());
  const malformed = (message: string, text?: string) =>
    isCompressed ? unreadable("body must not be compressed") : unreadable(message, text, true);
  let text: string | undefined;
  try {
    text = await incoming.text(limit);
  } catch (error) {
    if (isNamed(error, "NotUtf8")) return malformed(error.message);
    return unreadable(NOT_AS_LONG);
  }
  if (text === undefined) return unreadable(`body must have at most ${limit} bytes`);
  if (text === "" && absent !== undefined) return { ok: true, text, value: absent };
  const parsed = parseJson(text, true);
  if ("problem" in parsed) {
    return malformed(`body ${malformedPredicate(parsed, new Lines(text).placeAt(parsed.offset))}`, text);
  }
  if (isDeeperThan(text, MOST_LEVELS)) return unreadable(`body must have at most ${MOST_LEVELS} levels`, text);
  return { ok: true, text, value: parsed.value };
}

function unreadable(message: string, text = "", isMalformed = false): JsonBody {
  return { ok: false, text, value: undefined, message, isMalformed };
}

/** Whether arrays and objects in a valid JSON text are nested more than `levels` deep. Takes linear time. */
function isDeeperThan(text: string, levels: number): boolean {
  // Each level has two brackets.
  if (text.length <= 2 * levels) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text[at];
    if (unit === '"') at = afterString(text, at) - 1;
    else if (unit === "[" || unit === "{") {
      if (++depth > levels) return true;
    } else if (unit === "]" || unit === "}") depth--;
  }
  return false;
}

/** The deepest nesting that is accepted. `JSON.parse` reads any depth, but `JSON.stringify` overflows the stack. */
const MOST_LEVELS = 1000;
