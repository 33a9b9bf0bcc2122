import type { Segment } from "./path.js";

/**
 * A set of places. How long a look-up takes depends on the depth of the place, not on the size of the set. Places can be
 * added at ascending times, and look-ups can ignore those that were last added earlier.
 */
export class PlaceTree {
  // `private` members take less time to create than `#private` ones.
  private children: Map<Segment, PlaceTree> | undefined;
  /** When this place was last added, and when one at or below it was; zero if never. */
  private added = 0;
  private addedWithin = 0;

  /** @param mergesEntries whether all entries of an array count as the same. */
  constructor(private readonly mergesEntries = false) {}

  /** Adds a place. Returns whether it is new. */
  add(place: readonly Segment[], time = 1): boolean {
    let node: PlaceTree = this;
    for (const segment of place) {
      const key = this.keyOf(segment);
      node.addedWithin = time;
      node.children ??= new Map();
      let child = node.children.get(key);
      if (child === undefined) {
        child = new PlaceTree();
        node.children.set(key, child);
      }
      node = child;
    }
    const isNew = node.added === 0;
    node.added = time;
    node.addedWithin = time;
    return isNew;
  }

  /** The part of the tree at a place; undefined if no place is at it or below it. */
  at(place: readonly Segment[]): PlaceTree | undefined {
    let node: PlaceTree | undefined = this;
    for (const segment of place) node = node?.children?.get(this.keyOf(segment));
    return node;
  }

  /** Whether a place above this one was added after a time. */
  isAbove(place: readonly Segment[], time = 0): boolean {
    let node: PlaceTree | undefined = this;
    for (const segment of place) {
      if (node.added > time) return true;
      node = node.children?.get(this.keyOf(segment));
      if (node === undefined) return false;
    }
    return false;
  }

  /** Whether this place was added after a time. */
  has(place: readonly Segment[], time = 0): boolean {
    return (this.at(place)?.added ?? 0) > time;
  }

  /** Whether a place above, at or below this one was added after a time. */
  overlaps(place: readonly Segment[], time = 0): boolean {
    return this.isAbove(place, time) || (this.at(place)?.addedWithin ?? 0) > time;
  }

  private keyOf(segment: Segment): Segment {
    return this.mergesEntries && typeof segment === "number" ? 0 : segment;
  }
}
