import { segmentsOf } from "../../errors/path.js";
import { PlaceTree } from "../../errors/place-tree.js";
import { nameOf, parentOf } from "./pointers.js";

export class Touched {
  readonly #places = new PlaceTree();
  readonly #pointers: string[] = [];
  /** The lowest index removed from an array from which entries were only removed, by the array's pointer. */
  readonly #removed = new Map<string, number>();

  overlap(pointer: string): boolean {
    return this.#places.overlaps(segmentsOf(pointer));
  }

  add(pointer: string): void {
    this.#places.add(segmentsOf(pointer));
    this.#pointers.push(pointer);
  }

  /** Whether the only changes to the entry's array were removals of later entries. */
  isBeforeRemoved(pointer: string): boolean {
    const lowest = this.#removed.get(parentOf(pointer));
    return lowest !== undefined && Number(nameOf(pointer)) < lowest;
  }

  addRemoved(pointer: string): void {
    const array = parentOf(pointer);
    if (!this.#removed.has(array)) this.add(array);
    this.#removed.set(array, Number(nameOf(pointer)));
  }

  /** Forgets which arrays only lost entries. */
  forgetRemovals(): void {
    this.#removed.clear();
  }

  addAll(other: Touched): void {
    for (const pointer of other.#pointers) this.add(pointer);
    for (const [array, lowest] of other.#removed) this.#removed.set(array, lowest);
  }
}
