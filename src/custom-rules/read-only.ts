/** A deep view of a JSON value that cannot be changed. A container has one view for as long as `views` is kept. */
export function readOnly<T>(value: T, views = new WeakMap<object, object>()): T {
  if (typeof value !== "object" || value === null) return value;
  const known = views.get(value);
  if (known !== undefined) return known as T;
  // Not the container itself: a proxy of a frozen object may only give what the object has.
  const shadow: object = Array.isArray(value) ? [] : {};
  const view: object = new Proxy(shadow, {
    get: (_, key) => readOnly(Reflect.get(value, key), views),
    has: (_, key) => Reflect.has(value, key),
    ownKeys: () => Reflect.ownKeys(value),
    getPrototypeOf: () => Reflect.getPrototypeOf(value),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
      if (descriptor === undefined) return undefined;
      // Listing keys asks for descriptors: that must not look like reading the members.
      const { enumerable = false, value: member = Reflect.get(value, key) } = descriptor;
      const configurable = !Object.hasOwn(shadow, key);
      return { value: readOnly(member, views), writable: true, enumerable, configurable };
    },
    set: rejectChange,
    defineProperty: rejectChange,
    deleteProperty: rejectChange,
    setPrototypeOf: rejectChange,
    preventExtensions: rejectChange,
  });
  views.set(value, view);
  return view as T;
}

function rejectChange(): never {
  throw new TypeError("a rule must not change what it checks");
}
