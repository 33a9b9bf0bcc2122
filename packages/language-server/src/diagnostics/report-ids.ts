import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { CheckedDocument, Unchecked } from "../checking/checked-document.js";

/** Ids of diagnostic reports: equal for the same object. */
export class ReportIds {
  readonly #ids = new WeakMap<object, string>();
  #count = 0;

  /** Undefined for documents whose diagnostics have no id. */
  of(checked: CheckedDocument | Unchecked | undefined): string | undefined {
    if (checked === undefined || !("parts" in checked)) return undefined;
    return getOrInsertComputed(this.#ids, checked, () => String(++this.#count));
  }
}
