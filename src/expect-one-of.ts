import { excerpt, quote } from "./errors/wording.js";
import { kindOf } from "./structure/kinds.js";

/** Throws a `TypeError` that names the value, unless it is an allowed one. */
export function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (allowed.includes(value as string)) return;
  const shown = typeof value === "string" ? excerpt(value) : value;
  const isShort = typeof shown === "string" || typeof shown === "number" || typeof shown === "boolean";
  throw new TypeError(`unknown ${what} ${isShort ? quote(shown) : kindOf(value)}`);
}
