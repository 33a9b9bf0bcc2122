import type { Segment } from "./path.js";

/** A set of places. The time of a look-up depends on the depth of the place, not on the size of the set. */
export class PlaceTree {
  // `private` members take less time to create than `#private` ones.
  private children: Map<Segment, PlaceTree> | undefined;
  private isPlace = false;

  /** Adds a place. Returns whether it is new. */
  add(place: readonly Segment[]): boolean {
    let node: PlaceTree = this;
    for (const segment of place) {
      node.children ??= new Map();
      let child = node.children.get(segment);
      if (child === undefined) {
        child = new PlaceTree();
        node.children.set(segment, child);
      }
      node = child;
    }
    const isNew = !node.isPlace;
    node.isPlace = true;
    return isNew;
  }

  get isEmpty(): boolean {
    return this.children === undefined && !this.isPlace;
  }

  /** The first segments of its places. */
  get beginnings(): Segment[] {
    return [...(this.children?.keys() ?? [])];
  }

  /** The part of the tree at a place; undefined if no place is at it or below it. */
  at(place: readonly Segment[]): PlaceTree | undefined {
    let node: PlaceTree | undefined = this;
    for (const segment of place) node = node?.children?.get(segment);
    return node;
  }

  /** Whether an added place is above this one. */
  isAbove(place: readonly Segment[]): boolean {
    let node: PlaceTree | undefined = this;
    for (const segment of place) {
      if (node.isPlace) return true;
      node = node.children?.get(segment);
      if (node === undefined) return false;
    }
    return false;
  }

  /** Whether a place is in the set. */
  has(place: readonly Segment[]): boolean {
    return this.at(place)?.isPlace ?? false;
  }

  /** Whether an added place is above, at or below this one. */
  overlaps(place: readonly Segment[]): boolean {
    return this.isAbove(place) || this.at(place)?.isEmpty === false;
  }
}
