import type { Incoming } from "./incoming.js";
import { isDeeperThan } from "./json-depth.js";
import { NotUtf8 } from "./not-utf8.js";

/** The body of a request: its value, or the reason why it cannot be read. */
export type JsonBody =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly text: string; readonly message: string };

/** Reads a body of at most `limit` bytes. Never throws. */
export async function readJson(incoming: Incoming, limit: number): Promise<JsonBody> {
  const encoding = incoming.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity") return unreadable("body must not be compressed");
  let text: string | undefined;
  try {
    text = await incoming.text(limit);
  } catch (error) {
    return unreadable(error instanceof NotUtf8 ? error.message : "body is not as long as its headers say");
  }
  if (text === undefined) return unreadable(`body must have at most ${limit} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable("body is not valid JSON", text);
  }
  if (isDeeperThan(text, MOST_LEVELS)) return unreadable(`body must have at most ${MOST_LEVELS} levels`, text);
  return { ok: true, text, value };
}

function unreadable(message: string, text = ""): JsonBody {
  return { ok: false, text, message };
}

/** The deepest nesting that is accepted. `JSON.parse` reads any depth, but `JSON.stringify` overflows the stack. */
const MOST_LEVELS = 1000;
