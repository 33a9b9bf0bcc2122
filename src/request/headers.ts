import { reading } from "../context/option-errors.js";
import { type HeaderName, type HeaderValues, headerNames } from "../rules/request-parts.js";
import { kindOf } from "../structure/kinds.js";

/**
 * The headers in any form that servers use: a `Headers` object or other pairs of name and value, or an object by name,
 * as in Node. Names may be in any case.
 */
export type HeadersInput =
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Throws a `TypeError` if they are not headers at all. */
export function headerValuesOf(input: HeadersInput): HeaderValues {
  if (typeof input !== "object" || input === null) {
    throw new TypeError(`headers must be a Headers object, pairs, or an object by name, got ${kindOf(input)}`);
  }
  const values = new Map<HeaderName, string | Set<string>>();
  const add = (name: unknown, value: unknown): void => {
    if (typeof name !== "string" || typeof value !== "string") return;
    // Comparing the lengths first saves most of the conversions.
    const known = headerNames.find(
      (header) => header.length === name.length && header.toLowerCase() === name.toLowerCase(),
    );
    if (known === undefined) return;
    const before = values.get(known);
    if (typeof before === "object") before.add(value);
    else if (before !== value) values.set(known, before === undefined ? value : new Set([before, value]));
  };
  reading("headers", () => {
    if (Symbol.iterator in input) {
      for (const [name, value] of input) add(name, value);
      return;
    }
    for (const [name, value] of Object.entries(input)) {
      // Visits existing entries only: a sparse array may be huge.
      if (Array.isArray(value)) for (const one of Object.values<unknown>(value)) add(name, one);
      else add(name, value);
    }
  });
  return values;
}
