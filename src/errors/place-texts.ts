import { bounded } from "./bounds.js";
import { abridged, BODY, inBrackets, isIdentifier, type Segment, tokenOf } from "./path.js";

/**
 * Renders places as paths and pointers, which may still be too long. A hundred places may have the same deep beginning, so
 * where a place begins like the one before, its texts do too.
 */
export class PlaceTexts {
  path = BODY;
  pointer = "";
  /** How many segments at the beginning are identifiers or indexes. */
  private plain = 0;
  private segments: readonly Segment[] = [];
  /** The lengths of both texts after each segment. */
  private readonly pathEnds: number[] = [];
  private readonly pointerEnds: number[] = [];

  /** Sets `path` and `pointer` to those of a place. */
  render(segments: readonly Segment[]): void {
    let index = 0;
    while (index < segments.length && segments[index] === this.segments[index]) index++;
    if (this.plain > index) this.plain = index;
    let path = index === 0 ? "" : this.path.slice(0, this.pathEnds[index - 1]);
    let pointer = index === 0 ? "" : this.pointer.slice(0, this.pointerEnds[index - 1]);
    for (; index < segments.length; index++) {
      const segment = segments[index] as Segment;
      // An identifier is the same in both, and by far the most common.
      const isName = typeof segment === "string" && isIdentifier(segment);
      path += isName ? (path === "" ? segment : `.${segment}`) : inBrackets(segment);
      pointer += isName ? `/${segment}` : tokenOf(segment);
      if (this.plain === index && (isName || typeof segment === "number")) this.plain++;
      this.pathEnds[index] = path.length;
      this.pointerEnds[index] = pointer.length;
    }
    this.segments = segments;
    this.path = path === "" ? BODY : path;
    this.pointer = pointer;
  }

  /** Whether each unit of both texts is one byte of JSON. */
  get arePlain(): boolean {
    return this.plain === this.segments.length;
  }

  /** The pointer to a place; undefined if a violation would abridge it. */
  exactPointer(segments: readonly Segment[]): string | undefined {
    if (abridged(segments) !== segments) return undefined;
    this.render(segments);
    return bounded(this.pointer) === this.pointer ? this.pointer : undefined;
  }
}
