import type { Answer } from "./judge.js";

/** Members of results that are the caller's own objects, or come with them. */
const CALLERS_OWN: readonly string[] = ["value", "merged", "patch", "response", "campaignId"];

/**
 * Texts with other bounds: a fix that restores a stored value needs all of it, and a request id is echoed up to 256
 * characters, however long they are once escaped. The size of the whole result is bounded.
 */
const BOUNDED_OTHERWISE = ["fix[].value", "error.request_id"];

/** The sizes of a result, which is plain data. */
export function answerOf(result: unknown): Answer {
  const own = isMembers(result)
    ? Object.fromEntries(Object.entries(result).filter(([name]) => !CALLERS_OWN.includes(name)))
    : result;
  const body = isMembers(own) ? own["body"] : undefined;
  const { length, at } = longestIn(own, "", { length: 0, at: "" });
  return { bytes: sizeOf(own), bodyBytes: sizeOf(body), longest: length, longestAt: at };
}

function sizeOf(value: unknown): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value) ?? "");
}

interface Longest {
  readonly length: number;
  readonly at: string;
}

/** The length of the longest text, once escaped. Its place does not distinguish entries of lists. */
function longestIn(value: unknown, at: string, longest: Longest): Longest {
  if (BOUNDED_OTHERWISE.some((end) => at.endsWith(end))) return longest;
  if (typeof value === "string") {
    const length = JSON.stringify(value).length - 2;
    return length > longest.length ? { length, at } : longest;
  }
  if (Array.isArray(value)) return value.reduce<Longest>((known, entry) => longestIn(entry, `${at}[]`, known), longest);
  if (!isMembers(value)) return longest;
  return Object.entries(value).reduce(
    (known, [name, member]) => longestIn(member, at === "" ? name : `${at}.${name}`, known),
    longest,
  );
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
