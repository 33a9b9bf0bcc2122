import { excerpt, quote } from "../errors/wording.js";
import { kindOf } from "../structure/kinds.js";

/** Throws a `TypeError` that names the value, unless it is an allowed one. */
export function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (allowed.includes(value as string)) return;
  throw new TypeError(`unknown ${what} ${typeof value === "string" ? quote(excerpt(value)) : kindOf(value)}`);
}
