import type { CheckedDocument, Unchecked } from "../checking/checked-document.js";

/** Ids of diagnostic reports: equal for the same object. */
export class ReportIds {
  readonly #ids = new WeakMap<object, string>();
  #count = 0;

  /** Undefined for documents whose diagnostics have no id. */
  of(checked: CheckedDocument | Unchecked | undefined): string | undefined {
    if (checked === undefined || !("parts" in checked)) return undefined;
    let id = this.#ids.get(checked);
    if (id === undefined) {
      id = String(++this.#count);
      this.#ids.set(checked, id);
    }
    return id;
  }
}
