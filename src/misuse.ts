import { excerpt, quote, suggestion } from "./errors/wording.js";
import { kindOf } from "./structure/kinds.js";
import { nearest } from "./structure/nearest.js";

/** The error for a value that is none of those that are known. It says which one was probably meant. */
export function unknown(value: unknown, what: string, known: readonly string[]): TypeError {
  const meant = typeof value === "string" ? nearest(value, known) : undefined;
  return new TypeError(`unknown ${what} ${shown(value)}${suggestion(meant)}`);
}

/** A short text for any value. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quote(excerpt(value));
  return typeof value === "number" || typeof value === "boolean" ? quote(value) : kindOf(value);
}

/** Throws a `TypeError` that names the value, unless it is an allowed one. */
export function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (!allowed.includes(value as string)) throw unknown(value, what, allowed);
}

/** Throws a `TypeError` that names the first member of an object that is not known. */
export function expectNames(members: object, known: readonly string[], what: string): void {
  for (const name of Object.keys(members)) if (!known.includes(name)) throw unknown(name, what, known);
}

/** Throws a `TypeError` that names the option, unless it is true, false or undefined. */
export function expectFlag(value: unknown, name: string): void {
  if (value !== undefined && typeof value !== "boolean") throw new TypeError(`${name} must be true or false`);
}

/**
 * What `read` gives, which reads an argument of the caller's own. Whatever the argument throws when it is read becomes
 * the cause of a `TypeError` that names it.
 */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new TypeError(`${name} cannot be read`, { cause });
  }
}

/** The own members of an option that must be an object; none when it is undefined. */
export function membersOf(option: unknown, name: string): Readonly<Record<string, unknown>> {
  if (option === undefined) return Object.create(null) as Record<string, unknown>;
  if (kindOf(option) !== "object") throw new TypeError(`${name} must be an object`);
  return reading(name, () => ({ __proto__: null, ...(option as object) }));
}
