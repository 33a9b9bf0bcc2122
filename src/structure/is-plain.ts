import { hasPlainPrototype } from "./plain.js";

/** Most members and entries that `isPlain` looks at: a proxy may make new ones forever. */
const MOST = 1_000_000;

/**
 * Whether a value consists of plain objects, plain arrays and scalars alone, as `JSON.parse` makes them. Reading such a
 * value never throws. This calls no getter, and takes any depth.
 */
export function isPlain(root: unknown): boolean {
  try {
    if (!isMadeOfPlainParts(root)) return false;
    // A proxy can pass for a plain object, but cannot be cloned.
    structuredClone(root);
    return true;
  } catch {
    // Also where a trap of a proxy threw, or the value is too deep to clone.
    return false;
  }
}

function isMadeOfPlainParts(root: unknown): boolean {
  const open: unknown[] = [root];
  const seen = new Set<object>();
  let work = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "function" || typeof value === "symbol" || typeof value === "bigint") return false;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (!hasPlainPrototype(value)) return false;
    // An array may have an iterator of its own.
    if (Object.getOwnPropertySymbols(value).length > 0) return false;
    // Of arrays, only the entries are read.
    const keys = Array.isArray(value) ? undefined : Object.getOwnPropertyNames(value);
    const { length } = keys ?? (value as readonly unknown[]);
    work += length;
    if (work > MOST) return false;
    for (let index = 0; index < length; index++) {
      const property = Object.getOwnPropertyDescriptor(value, keys?.[index] ?? index);
      if (property === undefined) continue;
      if (!Object.hasOwn(property, "value")) return false;
      open.push(property.value);
    }
  }
  return true;
}
