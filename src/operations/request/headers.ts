import { reading } from "../../engine/context/option-errors.js";
import { type HeaderName, type HeaderValues, headerNames } from "../../rules/parts/request-parts.js";
import { kindOf } from "../../structure/kinds.js";

/**
 * The headers in any form that servers use: a `Headers` object or other pairs of name and value, or an object by name,
 * as in Node. Names may be in any case.
 */
export type HeadersInput =
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The values of the headers that rules read. An empty value counts as absent. Throws a `TypeError` if they are not
 * headers at all.
 *
 * @param requestId that of the body. A header with the same value is one value, even if a comma is in it.
 */
export function headerValuesOf(input: HeadersInput, requestId?: unknown): HeaderValues {
  if (typeof input !== "object" || input === null) {
    throw new TypeError(`headers must be a Headers object, pairs, or an object by name, got ${kindOf(input)}`);
  }
  const values = new Map<HeaderName, string | Set<string>>();
  const keep = (name: HeaderName, value: string): void => {
    if (value.trim() === "") return;
    const before = values.get(name);
    if (typeof before === "object") before.add(value);
    else if (before !== value) values.set(name, before === undefined ? value : new Set([before, value]));
  };
  const add = (name: unknown, value: unknown, mayBeJoined = false): void => {
    if (typeof name !== "string" || typeof value !== "string") return;
    // Comparing the lengths first saves most of the conversions.
    const known = headerNames.find(
      (header) => header.length === name.length && header.toLowerCase() === name.toLowerCase(),
    );
    if (known === undefined) return;
    const isWhole = !mayBeJoined || (known === "X-SVC-Request-Id" && value === requestId);
    if (isWhole) keep(known, value);
    else for (const one of separated(value)) keep(known, one);
  };
  reading("headers", () => {
    const isIterable = Symbol.iterator in input;
    const joins = isIterable && !Array.isArray(input) && typeof (input as Partial<Headers>).append === "function";
    for (const [name, value] of isIterable ? input : Object.entries(input)) {
      // Visits existing entries only: a sparse array may be huge.
      if (Array.isArray(value)) for (const one of Object.values<unknown>(value)) add(name, one);
      else add(name, value, joins);
    }
  });
  return values;
}

/** The values that a `Headers` object has joined with a comma and a space. It does not join within quotes. */
export function separated(joined: string): string[] {
  const values: string[] = [];
  let value = "";
  let isQuoted = false;
  for (const part of joined.split(", ")) {
    value = isQuoted ? `${value}, ${part}` : part;
    for (let index = 0; index < part.length; index++) {
      if (part[index] === '"') isQuoted = !isQuoted;
      else if (isQuoted && part[index] === "\\") index++;
    }
    if (!isQuoted) values.push(value);
  }
  if (isQuoted) return [...values, value];
  // `Request` trims the space before an empty last value. A comma that ends each value is part of it.
  const last = values.length - 1;
  if (value.endsWith(",") && values.indexOf(value) === last) values[last] = value.slice(0, -1);
  return values;
}

/** Whether a `Content-Encoding` is a compression. A server that does not decompress the body finds no JSON in it. */
export function isCompression(encoding: string | null | undefined): boolean {
  return !["", "identity"].includes((encoding ?? "").toLowerCase());
}
