import fc from "fast-check";

/** Values that only code can create. They are created anew for each use. */
export const beyondJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, Symbol("s"), Symbol.iterator, 10n),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, maxDepth: 2 }),
  fc
    .constantFrom<(() => unknown)[]>(
      () => throwing,
      // fast-check itself reads drawn values, so these are inside of other values.
      () => ({ channel: revoked(), request_id: throwingProxy() }),
      () => [throwingProxy(), revoked()],
      () => Object.defineProperty({ channel: "PUSH" }, "request_id", { get: throwing, enumerable: true }),
      () => Object.create({ channel: "PUSH", request_id: "r-1" }) as object,
      () => new Date(Number.NaN),
      () => new Map([["channel", "PUSH"]]),
      () =>
        new (class Campaign {
          channel = "PUSH";
        })(),
      () => new Proxy({ channel: "PUSH" }, {}),
      endless,
      cyclicObject,
      cyclicArray,
      () => new Array(3),
      () => Object.assign(["a"], { length: 1, name: "x" }),
      () => Object.freeze({ channel: "PUSH" }),
      () => new String("PUSH"),
      () => new Uint8Array(4),
      shared,
    )
    .map((make) => make()),
);

function throwing(): never {
  throw new Error("nobody may call this");
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** A proxy whose traps all throw. */
function throwingProxy(): object {
  return new Proxy({}, new Proxy({}, { get: () => throwing }));
}

/** A proxy that has every member, each like itself. */
function endless(): object {
  const proxy: object = new Proxy(
    {},
    { get: (_, name) => (typeof name === "string" ? proxy : undefined), has: () => true },
  );
  return proxy;
}

function cyclicObject(): object {
  const group = { filter_operator: "and", filters: [] as object[] };
  group.filters.push({ filter_type: "actions", action_name: "a", attributes: group });
  return group;
}

function cyclicArray(): unknown[] {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
}

/** A small object with a great many paths through it. */
function shared(): object {
  let group: object = { filter_operator: "or", filters: [] };
  for (let level = 0; level < 30; level++) {
    const action = { filter_type: "actions", action_name: "a", attributes: group };
    group = { filter_operator: "or", filters: [action, action] };
  }
  return group;
}
