import { excerpt, quote } from "./wording.js";

/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What stands for the body itself, where a path or a target is asked for. */
export const BODY = "body";

/** Only ASCII, so that no key with invisible or confusable characters stands in a path without quotes. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/** Length beyond which a key is no name any more, and would only blow up whatever repeats it. */
const LONGEST_KEY = 256;

/** A place in which no key is longer than a name can be: the output stays bounded whatever the keys are. */
export function abridged(segments: readonly Segment[]): Segment[] {
  const result = [...segments];
  for (const [index, segment] of segments.entries()) {
    if (typeof segment === "string" && segment.length > LONGEST_KEY) result[index] = excerpt(segment, LONGEST_KEY);
  }
  return result;
}

/** Renders a place as a dotted path: `filters[0].name`, `utm_params["a.b"]`; the body itself is `body`. */
export function renderPath(segments: readonly Segment[]): string {
  let path = "";
  for (const segment of segments) {
    if (typeof segment === "number") path += `[${segment}]`;
    else if (!IDENTIFIER.test(segment)) path += `[${quote(segment)}]`;
    else path += path === "" ? segment : `.${segment}`;
  }
  return path === "" ? BODY : path;
}

/** Renders a place as a JSON Pointer (RFC 6901); the body itself is the empty text. */
export function renderPointer(segments: readonly Segment[]): string {
  let pointer = "";
  for (const segment of segments) {
    const isPlain = typeof segment === "number" || !(segment.includes("~") || segment.includes("/"));
    pointer += `/${isPlain ? segment : segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  return pointer;
}

/** The member names and indices of a JSON Pointer (RFC 6901), all as text. */
export function segmentsOf(pointer: string): string[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
