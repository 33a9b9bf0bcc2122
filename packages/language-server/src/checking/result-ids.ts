import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { CheckedDocument } from "./checked-document.js";

/** Ids of results: equal for the same object. */
export class ResultIds {
  readonly #ids = new WeakMap<CheckedDocument, string>();
  #count = 0;

  of(checked: CheckedDocument): string {
    return getOrInsertComputed(this.#ids, checked, () => String(++this.#count));
  }
}
