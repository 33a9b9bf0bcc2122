/** One member of the create request as the specification's tables describe it. */
export interface Row {
  /** Its path in the full body, with entries as [0]: "segmentation_details.included_filters.filters[0].name". */
  readonly path: string;
  /** Marked "required" or "yes" in the specification, or required by a reading if its parent is present. */
  readonly required?: true;
  readonly kind: Kind;
}

export type Kind =
  | "string"
  | "boolean"
  | "integer"
  | "object"
  | "array"
  | { readonly integer: readonly [minimum: number, maximum: number] }
  | { readonly enum: readonly (string | number)[] }
  | { readonly array: { readonly minimum: number } }
  | { readonly format: "email" | "local-date-time" | "date-time" | "numeric-string" | "https-url" };
