import { bounded } from "./bounds.js";
import { quote } from "./wording.js";

/** One segment of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** Path and target of the body itself. */
export const BODY = "body";

/** Maximum length of a quoted key. Longer keys are cut, to bound the size of violations. */
const LONGEST_KEY = 256;

/** The longest escape sequence of one unit, as in `\u001f`. */
const LONGEST_ESCAPE = 6;

/** Cuts the long keys of a place, so that output stays bounded. Returns the same array if there are none. */
export function abridged(segments: readonly Segment[]): readonly Segment[] {
  return segments.every((segment) => abridgedSegment(segment) === segment) ? segments : segments.map(abridgedSegment);
}

/** Cuts a long key, and ends it with an ellipsis. */
function abridgedSegment(segment: Segment): Segment {
  if (typeof segment === "number" || segment.length * LONGEST_ESCAPE <= LONGEST_KEY) return segment;
  let beginning = "";
  let length = 0;
  for (const character of segment) {
    length += quote(character).length - 2;
    if (length > LONGEST_KEY) return `${beginning}…`;
    if (length < LONGEST_KEY) beginning += character;
  }
  return segment;
}

/** Renders a place as a dotted path, as in `filters[0].name` or `utm_params["a.b"]`. The body itself is `body`. */
export function renderPath(segments: readonly Segment[]): string {
  return new PlaceTexts(segments).path;
}

/** Renders a place as a JSON Pointer (RFC 6901). The body itself is the empty string. */
export function renderPointer(segments: readonly Segment[]): string {
  return new PlaceTexts(segments).pointer;
}

/**
 * Renders places as paths and pointers, which may still be too long. A hundred places may have the same deep beginning, so
 * where a place begins like the one before, its texts do too.
 */
export class PlaceTexts {
  path = BODY;
  pointer = "";
  private segments: readonly Segment[] = [];
  /** Both texts after each segment. */
  private readonly paths: string[] = [];
  private readonly pointers: string[] = [];

  constructor(segments: readonly Segment[] = []) {
    this.render(segments);
  }

  /** Sets `path` and `pointer` to those of a place. */
  render(segments: readonly Segment[]): void {
    let index = 0;
    while (index < segments.length && segments[index] === this.segments[index]) index++;
    let path = index === 0 ? "" : (this.paths[index - 1] as string);
    let pointer = index === 0 ? "" : (this.pointers[index - 1] as string);
    for (; index < segments.length; index++) {
      const segment = segments[index] as Segment;
      const isName = typeof segment === "string" && IDENTIFIER.test(segment);
      path += isName ? (path === "" ? segment : `.${segment}`) : `[${quote(segment)}]`;
      // An identifier needs no escapes.
      pointer += isName ? `/${segment}` : tokenOf(segment);
      this.paths[index] = path;
      this.pointers[index] = pointer;
    }
    this.segments = segments;
    this.path = path === "" ? BODY : path;
    this.pointer = pointer;
  }

  /** The pointer to a place; undefined if a violation would abridge it. Sets `path` and `pointer` too. */
  exactPointer(segments: readonly Segment[]): string | undefined {
    if (abridged(segments) !== segments) return undefined;
    this.render(segments);
    return bounded(this.pointer) === this.pointer ? this.pointer : undefined;
  }
}

/** ASCII only: keys with invisible or confusable characters are always quoted. */
const IDENTIFIER = /^[a-zA-Z_$][\w$]*$/u;

/** Renders one segment of a JSON Pointer. */
function tokenOf(segment: Segment): string {
  if (typeof segment === "number") return `/${segment}`;
  return `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The segments of a JSON Pointer (RFC 6901), indexes as strings. */
export function segmentsOf(pointer: string): string[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
