import { isStackOverflow } from "./plain.js";

/** Replaces a value that could not be read because reading it threw. */
export const UNREADABLE: unique symbol = Symbol("unreadable");

/**
 * A view of any value that is safe to check. It has only the own enumerable members, reads each from the original at
 * most once, and never throws. A member that cannot be read is `UNREADABLE`. Views are lazy, and the same original
 * always has the same view, so cycles stay cycles.
 *
 * This is the slow path: plain objects and arrays, as `JSON.parse` creates them, are checked directly.
 */
export function readable(root: unknown): unknown {
  return viewer().view(root);
}

/**
 * Like `readable`, for several values that may share parts. `original` returns the original of a view; the value itself
 * if it is not a view, and undefined if it could not be read.
 *
 * @param passesOverflow whether to rethrow stack overflows, so that the caller can start again with less depth. By
 * default, the member that caused one is unreadable.
 */
export function viewer(passesOverflow = false) {
  const views = new Map<object, unknown>();
  const originals = new Map<unknown, object>();

  function view(value: unknown): unknown {
    if (typeof value === "function") return functionOf(value);
    if (typeof value !== "object" || value === null) return value;
    const known = views.get(value);
    if (known !== undefined) return known;
    const made = viewOf(value);
    views.set(value, made);
    if (made !== UNREADABLE) originals.set(made, value);
    return made;
  }

  /** A function has the wrong type everywhere, and needs no view. A revoked proxy of one is unreadable. */
  function functionOf(value: unknown): unknown {
    try {
      Array.isArray(value);
      return value;
    } catch {
      return UNREADABLE;
    }
  }

  function viewOf(original: object): unknown {
    try {
      const keys = Object.keys(original);
      if (!Array.isArray(original)) return proxy(original, keys, Object.create(null) as object);
      // Only a proxy can claim a length that is invalid for an array; the assignment then throws.
      const length: unknown = original.length;
      if (typeof length !== "number") return UNREADABLE;
      const copy: unknown[] = [];
      copy.length = length;
      return proxy(original, ["length", ...keys], copy);
    } catch (error) {
      return unreadable(error);
    }
  }

  function unreadable(error: unknown): typeof UNREADABLE {
    if (passesOverflow && isStackOverflow(error)) throw error;
    return UNREADABLE;
  }

  /** @param copy the proxy's target, which caches the values read so far. */
  function proxy(original: object, keys: string[], copy: object): object {
    const own = new Set<PropertyKey>(keys);
    const has = (key: PropertyKey) => own.has(key);
    function read(key: PropertyKey): unknown {
      if (!has(key)) return Array.isArray(copy) && !isIndex(key) ? Reflect.get(Array.prototype, key) : undefined;
      if (!Object.hasOwn(copy, key)) {
        const value = readFrom(original, key);
        Object.defineProperty(copy, key, bare({ value, configurable: true, enumerable: true, writable: true }));
      }
      return Reflect.get(copy, key);
    }
    const handler: ProxyHandler<object> = {
      has: (_, key) => has(key),
      get: (_, key) => read(key),
      ownKeys: () => keys,
      // Listing the keys, as `for…in` does, must not read the values.
      getOwnPropertyDescriptor(_, key) {
        const known = Reflect.getOwnPropertyDescriptor(copy, key);
        if (known !== undefined) return bare(known);
        return has(key) ? bare({ get: () => read(key), configurable: true, enumerable: true }) : undefined;
      },
    };
    return new Proxy(copy, bare(handler));
  }

  function readFrom(original: object, key: PropertyKey): unknown {
    try {
      return view(Reflect.get(original, key));
    } catch (error) {
      return unreadable(error);
    }
  }

  const original = (value: unknown): unknown => (value === UNREADABLE ? undefined : (originals.get(value) ?? value));
  return { view, original };
}

/** Copies an object literal without its prototype, so that nothing is inherited. */
function bare<T extends object>(literal: T): T {
  return Object.assign(Object.create(null) as T, literal);
}

function isIndex(key: PropertyKey): boolean {
  return typeof key === "string" && /^\d+$/u.test(key);
}
