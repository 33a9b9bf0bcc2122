import { excerpt, quote, suggestion } from "../../errors/wording.js";
import { kindOf } from "../../structure/kinds.js";
import { nearest } from "../../structure/nearest.js";
import { isLostPromise } from "./lost-promise.js";

/** The error for an unknown value. It suggests the known one that was probably meant. */
export function unknownError(value: unknown, what: string, known: readonly string[]): TypeError {
  const meant = typeof value === "string" ? nearest(value, known) : undefined;
  return new TypeError(`unknown ${what} ${shown(value)}${suggestion(meant)}`);
}

/** Describes any value in a short text. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quote(excerpt(value));
  return typeof value === "number" || typeof value === "boolean" ? quote(value) : kindOf(value);
}

/** Throws a `TypeError` that names the value, unless it is allowed. */
export function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (!allowed.includes(value as string)) throw unknownError(value, what, allowed);
}

/** Throws a `TypeError` that names the first unknown member of an object, if it has one. */
export function expectNames(members: object, known: readonly string[], what: string): void {
  for (const name of Object.keys(members)) if (!known.includes(name)) throw unknownError(name, what, known);
}

/** Throws a `TypeError` that names the option, unless it is a boolean or undefined. */
export function expectFlag(value: unknown, name: string): void {
  if (value !== undefined && typeof value !== "boolean") throw new TypeError(`${name} must be true or false`);
}

/**
 * Calls `read`, which reads an argument that the caller passed. If that throws, the error becomes the cause of a
 * `TypeError` that names the argument.
 */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new TypeError(`${name} cannot be read`, { cause });
  }
}

const NO_MEMBERS: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null });

/** Throws a `TypeError` that names the option, unless it is an object. A promise has no members: an `await` is missing. */
export function expectObject(option: unknown, name: string): void {
  if (kindOf(option) !== "object") throw new TypeError(`${name} must be an object`);
  if (reading(name, () => isLostPromise(option))) throw new TypeError(`${name} must be an object, got a promise`);
}

/** The own members of an option that must be an object, or none if it is undefined. */
export function membersOf(option: unknown, name: string): Readonly<Record<string, unknown>> {
  if (option === undefined) return NO_MEMBERS;
  expectObject(option, name);
  return reading(name, () => ({ __proto__: null, ...(option as object) }));
}

/**
 * Passes each entry of an array or Set to `accept`, until that returns false: a sparse array may be endless. Throws a
 * `TypeError` that names the option when it is neither, or cannot be read.
 */
export function forEachEntry(option: unknown, name: string, accept: (entry: unknown) => boolean): void {
  const isIterable = reading(name, () => {
    if (typeof option !== "object" || option === null || !(Symbol.iterator in option)) return false;
    const entries = option as Iterable<unknown>;
    const iterator: object = entries[Symbol.iterator]();
    // It would have no entries the next time.
    if (iterator === entries) return false;
    for (const entry of entries) if (!accept(entry)) break;
    return true;
  });
  if (!isIterable) throw new TypeError(`${name} must be an array or a Set`);
}

/** Passes each entry of an array or Set to `refuse`, until that returns an error, which is thrown. */
export function expectEntries(option: unknown, name: string, refuse: (entry: unknown) => TypeError | undefined): void {
  let error: TypeError | undefined;
  forEachEntry(option, name, (entry) => {
    error = refuse(entry);
    return error === undefined;
  });
  if (error !== undefined) throw error;
}
