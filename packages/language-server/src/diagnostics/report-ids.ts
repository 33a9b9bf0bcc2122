import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { CheckedDocument, Unchecked } from "../checking/checked-document.js";

/** Ids of diagnostic reports: equal for the same object until they are renewed. */
export class ReportIds {
  #ids = new WeakMap<object, string>();
  #count = 0;

  /** Gives all results new ids. A client may still send the former ones. */
  renew(): void {
    this.#ids = new WeakMap();
  }

  /** Undefined for documents whose diagnostics have no id. */
  of(checked: CheckedDocument | Unchecked | undefined): string | undefined {
    if (checked === undefined || !("parts" in checked)) return undefined;
    return getOrInsertComputed(this.#ids, checked, () => String(++this.#count));
  }
}
