import { Lines } from "../../../../src/text/json/lines.js";
import { malformedPredicate, parseJson } from "../../../../src/text/json/parse-json.js";
import type { Incoming } from "./incoming.js";
import { isDeeperThan } from "./json-depth.js";
import { NotUtf8 } from "./not-utf8.js";

/** The body of a request: its value, or the reason why it cannot be read. */
export type JsonBody =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly text: string; readonly message: string };

/** Reads a body of at most `limit` bytes. `absent` is the value of no body, by default malformed. Never throws. */
export async function readJson(incoming: Incoming, limit: number, absent?: unknown): Promise<JsonBody> {
  const encoding = incoming.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity") return unreadable("body must not be compressed");
  let text: string | undefined;
  try {
    text = await incoming.text(limit);
  } catch (error) {
    return unreadable(error instanceof NotUtf8 ? error.message : "body is not as long as its headers say");
  }
  if (text === undefined) return unreadable(`body must have at most ${limit} bytes`);
  if (text === "" && absent !== undefined) return { ok: true, text, value: absent };
  const parsed = parseJson(text, true);
  if ("problem" in parsed) {
    return unreadable(`body ${malformedPredicate(parsed, new Lines(text).placeAt(parsed.offset))}`, text);
  }
  if (isDeeperThan(text, MOST_LEVELS)) return unreadable(`body must have at most ${MOST_LEVELS} levels`, text);
  return { ok: true, text, value: parsed.value };
}

function unreadable(message: string, text = ""): JsonBody {
  return { ok: false, text, message };
}

/** The deepest nesting that is accepted. `JSON.parse` reads any depth, but `JSON.stringify` overflows the stack. */
const MOST_LEVELS = 1000;
