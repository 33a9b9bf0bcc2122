/** Stands for what could not be read because reading it threw. */
export const UNREADABLE: unique symbol = Symbol("unreadable");

/**
 * A view of any value whatever that the checks can read without surprises: only own members show, each is read from
 * the original at most once, and reading never throws. What cannot be read shows as `UNREADABLE`. Nothing is
 * visited before somebody looks at it, and the same original always has the same view, so cycles stay cycles.
 *
 * This is the slow path: plain objects and arrays, as `JSON.parse` makes them, are checked directly.
 */
export function readable(root: unknown): unknown {
  const views = new Map<object, unknown>();

  function view(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (!views.has(value)) views.set(value, viewOf(value));
    return views.get(value);
  }

  function viewOf(original: object): unknown {
    try {
      const keys = Object.keys(original);
      if (!Array.isArray(original)) return proxy(original, keys, Object.create(null) as object);
      const { length } = original;
      const copy: unknown[] = [];
      // Throws a RangeError on what no array has as its length; only a proxy can say such a thing.
      copy.length = length;
      return proxy(original, ["length", ...keys], copy);
    } catch {
      return UNREADABLE;
    }
  }

  /** `copy` is both the proxy's target and what was read so far. */
  function proxy(original: object, keys: string[], copy: object): object {
    function has(key: PropertyKey): boolean {
      try {
        return Object.hasOwn(copy, key) || Object.hasOwn(original, key);
      } catch {
        return true;
      }
    }
    function read(key: PropertyKey): unknown {
      if (!Object.hasOwn(copy, key)) {
        if (!has(key)) return Reflect.get(copy, key);
        Object.defineProperty(copy, key, {
          value: readFrom(original, key),
          configurable: true,
          enumerable: true,
          writable: true,
        });
      }
      return Reflect.get(copy, key);
    }
    return new Proxy(copy, {
      has: (_, key) => has(key),
      get: (_, key) => read(key),
      ownKeys: () => keys,
      getOwnPropertyDescriptor: (_, key) => {
        read(key);
        return Reflect.getOwnPropertyDescriptor(copy, key);
      },
    });
  }

  function readFrom(original: object, key: PropertyKey): unknown {
    try {
      return view(Reflect.get(original, key));
    } catch {
      return UNREADABLE;
    }
  }

  return view(root);
}
