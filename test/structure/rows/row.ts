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

/**
 * The rows of an object and of its members, by their paths in it. A path that ends with ! is required.
 *
 * @param kind of the object; undefined if it has its own row elsewhere.
 */
export function rows(path: string, kind: Kind | undefined, members: Readonly<Record<string, Kind>>): Row[] {
  const own = kind === undefined ? [] : [rowOf(path, kind)];
  const start = path === "" ? "" : `${path.replace("!", "")}.`;
  return [...own, ...Object.entries(members).map(([name, ofMember]) => rowOf(start + name, ofMember))];
}

function rowOf(path: string, kind: Kind): Row {
  return path.endsWith("!") ? { path: path.slice(0, -1), required: true, kind } : { path, kind };
}
