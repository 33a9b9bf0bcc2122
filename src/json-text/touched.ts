import { Places } from "../errors/places.js";
import { nameOf, parentOf } from "./pointers.js";

/** What patches touched, as JSON Pointers. */
export class Touched {
  readonly #places = new Places();
  readonly #pointers: string[] = [];
  /** The lowest index removed from an array that only lost entries, by the array's pointer. */
  readonly #removed = new Map<string, number>();

  overlap(pointer: string): boolean {
    return this.#places.overlap(pointer);
  }

  add(pointer: string): void {
    this.#places.add(pointer);
    this.#pointers.push(pointer);
  }

  /** Whether all that happened to the array of an entry is that later entries were removed. */
  isBeforeRemoved(pointer: string): boolean {
    const lowest = this.#removed.get(parentOf(pointer));
    return lowest !== undefined && Number(nameOf(pointer)) < lowest;
  }

  addRemoved(pointer: string): void {
    const array = parentOf(pointer);
    if (!this.#removed.has(array)) this.add(array);
    this.#removed.set(array, Number(nameOf(pointer)));
  }

  addAll(other: Touched): void {
    for (const pointer of other.#pointers) this.add(pointer);
    for (const [array, lowest] of other.#removed) this.#removed.set(array, lowest);
  }
}
