import type { HeadersInput } from "campaign-rules";

/** The longest value that the log shows, in characters. */
const LONGEST_VALUE = 200;

/** Headers that carry credentials, by parts of their names. The value of `SVC-APPKEY` is the id of a workspace. */
const SECRET = /auth|cookie|token|secret|password|api-?key/iu;

/** The headers of a request for the log, by their names in lower case. Credentials are cut after their scheme. */
export function shownHeaders(headers: HeadersInput): Readonly<Record<string, string>> {
  const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  const shown = new Map<string, string>();
  for (const [name, value] of entries) {
    const lower = name.toLowerCase();
    for (const text of value === undefined ? [] : [value].flat()) {
      const safe = SECRET.test(lower) ? cut(lower, text) : text.slice(0, LONGEST_VALUE);
      const before = shown.get(lower);
      shown.set(lower, before === undefined ? safe : `${before}, ${safe}`);
    }
  }
  return Object.fromEntries(shown);
}

function cut(name: string, value: string): string {
  const [scheme] = name === "authorization" ? (/^[a-z]+(?= )/iu.exec(value) ?? []) : [];
  return scheme === undefined ? "…" : `${scheme.slice(0, LONGEST_VALUE)} …`;
}
