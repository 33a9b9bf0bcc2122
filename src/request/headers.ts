import { reading } from "../misuse.js";
import { kindOf } from "../structure/kinds.js";

/** The headers that are looked at, in the order of their violations; `Authorization` and the tenant's decide first. */
export const headerNames = [
  "Authorization",
  "SVC-APPKEY",
  "X-SVC-Tenant-ID",
  "Content-Type",
  "Idempotency-Key",
  "X-SVC-Request-Id",
] as const;

export type HeaderName = (typeof headerNames)[number];

/**
 * Headers as a server has them: a `Headers` object or other pairs of name and value, or an object by name, as that of
 * Node. Names may be in any case.
 */
export type HeadersInput =
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The different values of each header that is looked at. */
export type HeaderValues = ReadonlyMap<HeaderName, ReadonlySet<string>>;

/** Throws a `TypeError` when they are no headers at all. */
export function headerValuesOf(input: HeadersInput): HeaderValues {
  if (typeof input !== "object" || input === null) {
    throw new TypeError(`headers must be a Headers object, pairs, or an object by name, got ${kindOf(input)}`);
  }
  const values = new Map<HeaderName, Set<string>>();
  const add = (name: unknown, value: unknown): void => {
    if (typeof name !== "string" || typeof value !== "string") return;
    const known = headerNames.find((header) => header.toLowerCase() === name.toLowerCase());
    if (known === undefined) return;
    values.set(known, (values.get(known) ?? new Set()).add(value));
  };
  reading("headers", () => {
    if (Symbol.iterator in input) {
      for (const [name, value] of input) add(name, value);
      return;
    }
    for (const [name, value] of Object.entries(input)) {
      // By what is there: a list of holes may be endless.
      for (const one of Array.isArray(value) ? Object.values<unknown>(value) : [value]) add(name, one);
    }
  });
  return values;
}

/** The value of a header; undefined when it is absent, or repeated with another one. */
export function onlyValueOf(headers: HeaderValues, name: HeaderName): string | undefined {
  const values = headers.get(name);
  return values?.size === 1 ? [...values][0] : undefined;
}
