import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { CheckedDocument } from "./checked-document.js";

/** Ids of results: equal for the same object until they are renewed. */
export class ResultIds {
  #ids = new WeakMap<CheckedDocument, string>();
  #count = 0;

  /** Gives all results new ids. A client may still send the former ones. */
  renew(): void {
    this.#ids = new WeakMap();
  }

  of(checked: CheckedDocument): string {
    return getOrInsertComputed(this.#ids, checked, () => String(++this.#count));
  }
}
