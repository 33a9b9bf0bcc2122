import type { Segment } from "./path.js";

/** A set of places. The time of a look-up depends on the depth of the place, not on the size of the set. */
export class PlaceTree {
  readonly #children = new Map<Segment, PlaceTree>();
  #isPlace = false;

  /** Adds a place. Returns whether it is new. */
  add(place: readonly Segment[]): boolean {
    let node: PlaceTree = this;
    for (const segment of place) {
      let child = node.#children.get(segment);
      if (child === undefined) {
        child = new PlaceTree();
        node.#children.set(segment, child);
      }
      node = child;
    }
    const isNew = !node.#isPlace;
    node.#isPlace = true;
    return isNew;
  }

  /** Whether an added place is above this one. */
  isAbove(place: readonly Segment[]): boolean {
    return this.#walk(place).isBelowPlace;
  }

  /** Whether an added place is above, at or below this one. */
  overlaps(place: readonly Segment[]): boolean {
    const { isBelowPlace, node } = this.#walk(place);
    return isBelowPlace || (node !== undefined && (node.#isPlace || node.#children.size > 0));
  }

  /** Whether a place is in the set. */
  has(place: readonly Segment[]): boolean {
    const { node } = this.#walk(place);
    return node === undefined ? false : node.#isPlace;
  }

  #walk(place: readonly Segment[]): { readonly isBelowPlace: boolean; readonly node: PlaceTree | undefined } {
    let node: PlaceTree | undefined = this;
    for (const segment of place) {
      if (node.#isPlace) return { isBelowPlace: true, node: undefined };
      node = node.#children.get(segment);
      if (node === undefined) break;
    }
    return { isBelowPlace: false, node };
  }
}
