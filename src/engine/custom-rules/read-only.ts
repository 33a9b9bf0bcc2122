import { isStackOverflow, NotPlain } from "../../structure/plain.js";

/**
 * Deep views of JSON values that cannot be changed. A container has one view. As in JSON, undefined members are absent.
 */
export class ReadOnlyViews {
  /** The first error that reading a value threw. */
  failure: NotPlain | undefined;
  readonly #views = new WeakMap<object, object>();

  of<T>(value: T): T {
    if (typeof value !== "object" || value === null) return value;
    const known = this.#views.get(value);
    if (known !== undefined) return known as T;
    const view = this.#viewOf(value);
    this.#views.set(value, view);
    return view as T;
  }

  #viewOf(value: object): object {
    const isArray = Array.isArray(value);
    // Not the container itself: the proxy of a frozen object must return the object's own values, not views of them.
    const shadow: object = isArray ? [] : {};
    const memberOf = (key: PropertyKey) => this.#read(() => Reflect.get(value, key));
    const descriptorOf = (key: PropertyKey) => this.#read(() => Reflect.getOwnPropertyDescriptor(value, key));
    const isAbsent = (key: PropertyKey) => {
      const descriptor = isArray ? undefined : descriptorOf(key);
      if (descriptor === undefined) return false;
      return Object.hasOwn(descriptor, "value") ? descriptor.value === undefined : memberOf(key) === undefined;
    };
    return new Proxy(shadow, {
      get: (_, key) => this.of(memberOf(key)),
      has: (_, key) => this.#read(() => Reflect.has(value, key)) && !isAbsent(key),
      ownKeys: () => this.#read(() => Reflect.ownKeys(value)).filter((key) => !isAbsent(key)),
      getPrototypeOf: () => this.#read(() => Reflect.getPrototypeOf(value)),
      getOwnPropertyDescriptor: (_, key) => {
        const descriptor = descriptorOf(key);
        if (descriptor === undefined || isAbsent(key)) return undefined;
        // Listing the keys requests descriptors too: it must not read the members.
        const { enumerable = false } = descriptor;
        const member: unknown = Object.hasOwn(descriptor, "value") ? descriptor.value : memberOf(key);
        const configurable = !Object.hasOwn(shadow, key);
        return { value: this.of(member), writable: true, enumerable, configurable };
      },
      set: rejectChange,
      defineProperty: rejectChange,
      deleteProperty: rejectChange,
      setPrototypeOf: rejectChange,
      preventExtensions: rejectChange,
    });
  }

  /** Reads from a value. An error is then the fault of the value, not of the rule. */
  #read<T>(read: () => T): T {
    try {
      return read();
    } catch (cause) {
      if (isStackOverflow(cause)) throw cause;
      this.failure ??= new NotPlain("a value cannot be read", { cause });
      throw this.failure;
    }
  }
}

export function rejectChange(): never {
  throw new TypeError("a rule must not change its input");
}
