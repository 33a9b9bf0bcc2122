import { bounded, LONGEST_TEXT } from "./bounds.js";
import { abridged, BODY, inBrackets, isIdentifier, renderPointer, type Segment, tokenOf } from "./path.js";

/** So many segments at each end of a deep place are rendered. */
const AT_EACH_END = 128;

/** The path and the pointer of a place, which may still be too long. Of a very long place, they are only the two ends. */
export function placeTexts(segments: readonly Segment[]): { readonly path: string; readonly pointer: string } {
  let path = "";
  let pointer = "";
  for (const segment of endsOf(segments)) {
    // An identifier is the same in both, and by far the most common.
    const isName = typeof segment === "string" && isIdentifier(segment);
    path += isName ? (path === "" ? segment : `.${segment}`) : inBrackets(segment);
    pointer += isName ? `/${segment}` : tokenOf(segment);
  }
  return { path: path === "" ? BODY : path, pointer };
}

/** Rendering a hundred of the deepest places would dominate the time of a validation, and texts keep only their ends. */
function endsOf(segments: readonly Segment[]): readonly Segment[] {
  if (segments.length <= 2 * AT_EACH_END) return segments;
  const [start, end] = [segments.slice(0, AT_EACH_END), segments.slice(-AT_EACH_END)];
  const areLong = [start, end].every((part) => renderPointer(part).length > LONGEST_TEXT / 2);
  return areLong ? [...start, ...end] : segments;
}

/** The pointer to a place; undefined if a violation would abridge it. */
export function exactPointer(segments: readonly Segment[]): string | undefined {
  if (abridged(segments) !== segments) return undefined;
  const pointer = renderPointer(endsOf(segments));
  return bounded(pointer) === pointer ? pointer : undefined;
}
