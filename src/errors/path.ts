import { excerpt, quote } from "./wording.js";

/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What stands for the body itself, where a path or a target is asked for. */
export const BODY = "body";

/** Length beyond which a key is no name any more, and would only blow up whatever repeats it. */
const LONGEST_KEY = 256;

/** A place in which no key is longer than a name can be: the output stays bounded whatever the keys are. */
export function abridged(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(isLong)) return segments;
  return segments.map((segment) => (isLong(segment) ? excerpt(segment, LONGEST_KEY) : segment));
}

function isLong(segment: Segment): segment is string {
  return typeof segment === "string" && segment.length > LONGEST_KEY;
}

/** Renders a place as a dotted path: `filters[0].name`, `utm_params["a.b"]`; the body itself is `body`. */
export function renderPath(segments: readonly Segment[]): string {
  let path = "";
  for (const segment of segments) {
    if (typeof segment === "number") path += `[${segment}]`;
    else if (!isIdentifier(segment)) path += `[${quote(segment)}]`;
    else path += path === "" ? segment : `.${segment}`;
  }
  return path === "" ? BODY : path;
}

/** Only of ASCII, so that no key with invisible or confusable characters stands in a path without quotes. */
function isIdentifier(key: string): boolean {
  for (let index = 0; index < key.length; index++) {
    const unit = key.charCodeAt(index);
    const isLetter = (unit >= 97 && unit <= 122) || unit === 95 || (unit >= 65 && unit <= 90) || unit === 36;
    if (!isLetter && (index === 0 || unit < 48 || unit > 57)) return false;
  }
  return key !== "";
}

/** Renders a place as a JSON Pointer (RFC 6901); the body itself is the empty text. */
export function renderPointer(segments: readonly Segment[]): string {
  let pointer = "";
  for (const segment of segments) pointer += tokenOf(segment);
  return pointer;
}

/** One step of a JSON Pointer. */
export function tokenOf(segment: Segment): string {
  const isPlain = typeof segment === "number" || !(segment.includes("~") || segment.includes("/"));
  return `/${isPlain ? segment : segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The member names and indices of a JSON Pointer (RFC 6901), all as text. */
export function segmentsOf(pointer: string): string[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
