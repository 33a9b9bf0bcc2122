import { createHash } from "node:crypto";

/**
 * A short ASCII text that identifies a string. PostgreSQL stores neither NUL nor unpaired surrogates, and does not
 * index long texts. Most ids are their own keys; the others are hashed.
 */
export function keyOf(text: string): string {
  if (text.length <= LONGEST && /^[!-~]+$/.test(text) && !text.startsWith("#")) return text;
  return `#${hashOf(text).toString("base64url")}`;
}

/** The key under which an entry of a workspace is stored: its kind, and the key of the string after it. */
export function entryKeyOf(key: string): string {
  const start = key.indexOf(":") + 1;
  return key.slice(0, start) + keyOf(key.slice(start));
}

/** A number for these texts, from the whole range of `bigint` in SQL. Equal texts have equal numbers. */
export function lockOf(...texts: readonly string[]): string {
  return hashOf(JSON.stringify(texts)).readBigInt64BE().toString();
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text, "utf16le").digest();
}

const LONGEST = 200;
