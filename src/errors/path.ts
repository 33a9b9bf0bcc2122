/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What stands for the body itself, where a path or a target is asked for. */
export const BODY = "body";

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Renders a place as a dotted path: `filters[0].name`, `utm_params["a.b"]`; the body itself is `body`. */
export function renderPath(segments: readonly Segment[]): string {
  let path = "";
  for (const segment of segments) {
    if (typeof segment === "number") path += `[${segment}]`;
    else if (!IDENTIFIER.test(segment)) path += `[${JSON.stringify(segment)}]`;
    else path += path === "" ? segment : `.${segment}`;
  }
  return path === "" ? BODY : path;
}

/** Renders a place as a JSON Pointer (RFC 6901); the body itself is the empty text. */
export function renderPointer(segments: readonly Segment[]): string {
  let pointer = "";
  for (const segment of segments) pointer += `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return pointer;
}
