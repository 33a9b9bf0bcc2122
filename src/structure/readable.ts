import { isStackOverflow } from "./stack-overflow.js";

/** Stands for what could not be read because reading it threw. */
export const UNREADABLE: unique symbol = Symbol("unreadable");

/**
 * A view of any value whatever that the checks can read without surprises: only own enumerable members show, each is read from
 * the original at most once, and reading never throws. What cannot be read shows as `UNREADABLE`. Nothing is
 * visited before somebody looks at it, and the same original always has the same view, so cycles stay cycles.
 *
 * This is the slow path: plain objects and arrays, as `JSON.parse` makes them, are checked directly.
 */
export function readable(root: unknown): unknown {
  return viewer().view(root);
}

/** Views of one or more values, and the way back. */
export interface Viewer {
  view(value: unknown): unknown;
  /** What a value is a view of; the value itself when it is no view, and undefined when it could not be read. */
  original(value: unknown): unknown;
}

/**
 * What `readable` does, for several values that may share parts.
 *
 * @param passesOverflow whether an error that says that the stack is full is passed on, so that whoever looks at the view
 * can begin again with less depth. Default: what threw it is unreadable.
 */
export function viewer(passesOverflow = false): Viewer {
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

  /** A function is of the wrong type wherever it stands. Of a revoked proxy of one, not even the type can be asked. */
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
      // Only a proxy can say that its length is none of an array; then the assignment throws.
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

  /** `copy` is both the proxy's target and what was read so far. */
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
      // Whoever only lists the members, as `for…in` does, reads none of them.
      getOwnPropertyDescriptor(_, key) {
        const known = Reflect.getOwnPropertyDescriptor(copy, key);
        if (known !== undefined) return bare(known);
        return has(key) ? bare({ value: undefined, configurable: true, enumerable: true, writable: true }) : undefined;
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

  return { view, original: (value) => (value === UNREADABLE ? undefined : (originals.get(value) ?? value)) };
}

/** An object literal without a prototype, for where an inherited member would count. */
function bare<T extends object>(literal: T): T {
  return Object.assign(Object.create(null) as T, literal);
}

function isIndex(key: PropertyKey): boolean {
  return typeof key === "string" && /^\d+$/u.test(key);
}
