import { quote, quotedLength } from "./wording.js";

/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What stands for the body itself, where a path or a target is asked for. */
export const BODY = "body";

/** Most characters of a key once it is quoted. A longer one is no name any more, and would only blow up whatever repeats it. */
const LONGEST_KEY = 256;

/** Most characters that quoting makes of one: `\u001f`. */
const LONGEST_ESCAPE = 6;

/** A place in which no key is longer than a name can be: the output stays bounded whatever the keys are. */
export function abridged(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(isLong)) return segments;
  return segments.map((segment) => (isLong(segment) ? beginningOf(segment) : segment));
}

function isLong(segment: Segment): segment is string {
  if (typeof segment === "number" || segment.length * LONGEST_ESCAPE <= LONGEST_KEY) return false;
  return segment.length > LONGEST_KEY || quotedLength(segment) > LONGEST_KEY;
}

/** As many characters of a long key as fit, and a sign that it goes on. */
function beginningOf(key: string): string {
  let beginning = "";
  let length = 1;
  for (const character of key) {
    length += quotedLength(character);
    if (length > LONGEST_KEY) break;
    beginning += character;
  }
  return `${beginning}…`;
}

/** Renders a place as a dotted path: `filters[0].name`, `utm_params["a.b"]`; the body itself is `body`. */
export function renderPath(segments: readonly Segment[]): string {
  let path = "";
  for (const segment of segments) path += pathStep(segment, path === "");
  return path === "" ? BODY : path;
}

/** One step of a dotted path. */
export function pathStep(segment: Segment, isFirst: boolean): string {
  if (typeof segment === "number") return `[${segment}]`;
  if (!isIdentifier(segment)) return `[${quote(segment)}]`;
  return isFirst ? segment : `.${segment}`;
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
