import { once } from "../support/once.js";

/** The parts of a runtime that hostile values may use. */
export interface Host {
  /** Calls the package again while it reads the value. */
  again(value: unknown): void;
  /** `JSON.parse` of another realm, if the runtime can make one. */
  readonly foreignParse?: ((text: string) => unknown) | undefined;
}

/** Heavy values take long to read. Shifty values are proxies, or change when they are read. */
export type Trait = "heavy" | "shifty";

export type HostileValue = readonly [name: string, make: () => unknown, trait?: Trait | undefined];

type Members = Record<string, unknown>;

const DEEP = 100_000;
const WIDE = 20_000;
const LONG = 100_000;
const HUGE = 10_000_000;
const BIG = 1_000_000;

/** The error that hostile values throw. A function that throws it has leaked it. */
class Foreign extends Error {
  override readonly name = "Foreign";
}

function boom(): never {
  throw new Foreign("thrown by a hostile value");
}

/**
 * Every hostile value. Each call makes new ones, except for heavy values, which are plain data, so that one use does
 * not affect another. This module imports nothing from Node, so that browsers can run it, too.
 */
export function corpus(host: Host): readonly HostileValue[] {
  return [
    ...all(primitives),
    ...heavy,
    ...all(members),
    ...all(odd),
    ...all(builtIn),
    ...all(shifty, "shifty"),
    ...all(reentrant(host), "shifty"),
    ...all(foreign(host)),
  ];
}

function all(values: Readonly<Record<string, () => unknown>>, trait?: Trait): HostileValue[] {
  return Object.entries(values).map(([name, make]) => [name, make, trait]);
}

/** Texts, which are also used as keys. */
const texts: Readonly<Record<string, () => string>> = {
  "an empty text": () => "",
  "a text of 10 million characters": () => "x".repeat(HUGE),
  "a million digits": () => "9".repeat(BIG),
  "a million white spaces": () => " ".repeat(BIG),
  "a million backslashes": () => "\\".repeat(BIG),
  "a million control characters": () => "\u0000".repeat(BIG),
  "half of a character": () => "\ud800",
  "the other half": () => "\udc00 and more",
  "many halves": () => "\udc00\ud800".repeat(1000),
  "text that reorders and hides": () => "\u202e\u200b\ufeff\u2028",
  "almost an email address": () => `${"a@".repeat(50_000)}example.com`,
  "almost a time": () => `2026-03-01T09:00:00${".0".repeat(50_000)}`,
  "almost a URL": () => `https://${"%".repeat(100_000)}`,
  ["__proto__"]: () => "__proto__",
  constructor: () => "constructor",
  prototype: () => "prototype",
  toString: () => "toString",
  "an index": () => "0",
  "a pointer": () => "/a~0b~1c/%2e/..",
};

const primitives: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  "-Infinity": () => Number.NEGATIVE_INFINITY,
  "-0": () => -0,
  "the greatest number": () => Number.MAX_VALUE,
  "the greatest number below 0": () => -Number.MAX_VALUE,
  "the smallest positive number": () => Number.MIN_VALUE,
  "a number beyond integers": () => 2 ** 53 + 2,
  "a fraction": () => 0.1 + 0.2,
  "a bigint": () => 10n,
  "a great bigint": () => 10n ** 1000n,
  "a symbol": () => Symbol("hostile"),
  "a well-known symbol": () => Symbol.iterator,
};

/** Built from the inside, so that this needs no stack. */
function deep(levels: number, wrap: (inner: unknown) => unknown, inner: unknown = 0): unknown {
  let value = inner;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

const group = (...filters: unknown[]) => ({ filter_operator: "and", filters });
const action = (attributes: unknown) => ({ filter_type: "actions", action_name: "a", attributes });

const nested: Readonly<Record<string, () => unknown>> = {
  "deep arrays": () => deep(DEEP, (inner) => [inner]),
  "deep objects": () => deep(DEEP, (inner) => ({ a: inner })),
  "deep groups": () => deep(DEEP, (inner) => group(action(inner)), group()),
  "deep groups of text": () => JSON.parse(`${'{"filters":['.repeat(DEEP)}${"]}".repeat(DEEP)}`),
  "deep __proto__": () => deep(DEEP, (inner) => own({}, "__proto__", { value: inner })),
  "a deep chain of prototypes": () => deep(10_000, (inner) => Object.create(inner as object | null) as object, null),
  "an object in itself": cyclicObject,
  "an array in itself": cyclicArray,
  "a group in itself": cyclicGroup,
  "shared arrays": () => deep(40, (inner) => [inner, inner]),
  "shared objects": () => deep(40, (inner) => ({ a: inner, b: inner })),
  "shared groups": () => deep(40, (inner) => group(action(inner), action(inner)), group()),
  "shared wrong groups": () => deep(40, (inner) => group(action(inner), action(inner)), { filter_operator: "?" }),
};

function cyclicObject(): unknown {
  const object: Members = { channel: "PUSH" };
  for (const name of ["a", "push", "email", "content", "basic_details", "included_filters"]) object[name] = object;
  return object;
}

function cyclicArray(): unknown {
  const array: unknown[] = [];
  array.push(array, array);
  return array;
}

function cyclicGroup(): unknown {
  const filters: unknown[] = [];
  const cyclic = { filter_operator: "and", filters };
  filters.push(action(cyclic), action(cyclic));
  return cyclic;
}

function open(): PropertyDescriptor {
  return { configurable: true, enumerable: true, writable: true, value: 1 };
}

/** An object of many members. */
function wide(value: unknown, name: (index: number) => string = (index) => `k${index}`): Members {
  return Object.fromEntries(Array.from({ length: WIDE }, (_, index) => [name(index), value]));
}

const large: Readonly<Record<string, () => unknown>> = {
  "20,000 members": () => wide(0),
  "20,000 misspelt members": () => wide("", (index) => `basic_detail${index}`),
  "20,000 contents": () => wide({ push: { android: {} }, email: {} }),
  "100,000 entries": () => new Array(LONG).fill(0),
  "100,000 empty objects": () => Array.from({ length: LONG }, () => ({})),
  "100,000 times one filter": () => group(...new Array<unknown>(LONG).fill({ filter_type: "actions" })),
  "an array of 2^32-1 holes": () => new Array(2 ** 32 - 1),
  "an array with an entry at its very end": () => {
    const array: unknown[] = [];
    array[2 ** 32 - 2] = "x";
    return array;
  },
  "an array with a hole": () => [1, ...new Array<unknown>(1), 3].filter(() => true).concat(new Array(2)),
  "a key of 10 million characters": () => ({ ["k".repeat(HUGE)]: 1 }),
  "a key of a million quotes": () => ({ ['"'.repeat(BIG)]: 1 }),
  "20 keys of a million characters": () => wideKeys("~"),
};

function wideKeys(unit: string): Members {
  return Object.fromEntries(Array.from({ length: 20 }, (_, index) => [unit.repeat(BIG) + index, 1]));
}

/** The heavy values. Each is made once. */
export const heavy = all({ ...texts, ...nested, ...large }, "heavy").map(
  ([name, make, trait]): HostileValue => [name, once(make), trait],
);

function own<T extends object>(object: T, key: PropertyKey, property: PropertyDescriptor): T {
  return Object.defineProperty(object, key, { enumerable: true, configurable: true, ...property });
}

const POISONED =
  '{"__proto__":{"channel":"PUSH"},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}}';

/** Members of components, contexts and requests. Reading one of them throws. */
const NAMES = [
  ...["channel", "request_id", "name", "filters", "push", "email", "status", "length", "0", "utm_source"],
  ...["features", "policies", "rules", "lint", "bounds", "campaign", "state", "body", "method", "path", "headers"],
  ...["fingerprint", "response", "productSets", "deliveryType", "json", "operation", "isKnown"],
];

/** An object whose members are all accessors. */
function withGetters(get: () => unknown, object: object = {}): object {
  for (const name of NAMES) own(object, name, { get });
  return object;
}

const members: Readonly<Record<string, () => unknown>> = {
  "poisoned keys, parsed": () => JSON.parse(POISONED) as unknown,
  "poisoned keys, defined": () =>
    ["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "valueOf", "then", "toJSON"].reduce(
      (object, key) => own(object, key, { value: boom }),
      {},
    ),
  "getters that throw an error": () => withGetters(boom),
  "getters that throw null": () => withGetters(() => raise(null)),
  "getters that throw undefined": () => withGetters(() => raise(undefined)),
  "getters that throw a revoked proxy": () => withGetters(() => raise(revoked({}))),
  "getters that throw a proxy of traps": () => withGetters(() => raise(trapped({}))),
  "getters that overflow the stack": () => withGetters(overflow),
  "getters that answer differently each time": () => {
    let turn = 0;
    const answers = ["PUSH", 5, null, [], {}, undefined, "EMAIL", Number.NaN];
    return withGetters(() => answers[turn++ % answers.length]);
  },
  "a getter that works only once": () => {
    let reads = 0;
    return withGetters(() => (reads++ > 0 ? boom() : "PUSH"));
  },
  "a setter without a getter": () => own({}, "channel", { set: boom }),
  "members that are not enumerable": () => own({}, "channel", { value: "PUSH", enumerable: false }),
  "members with symbols for keys": () => ({ [Symbol("channel")]: "PUSH", [Symbol.toStringTag]: "Array" }),
  "a frozen object": () => Object.freeze({ channel: "PUSH", tags: Object.freeze(["a"]) }),
  "a sealed object": () => Object.seal({ channel: "PUSH" }),
  "an array with an accessor for an entry": () => own(["a", "b"], "1", { get: boom }),
  "an array with more members": () => Object.assign(["a"], { name: "x", filters: [], "-1": 1, length: 1 }),
  "a frozen array": () => Object.freeze([1, 2, 3]),
  "an array with an iterator that throws": () => own([1, 2, 3], Symbol.iterator, { get: boom }),
  "an array with another iterator": () => own([1, 2, 3], Symbol.iterator, { value: () => ["x"].values() }),
  "an array with a constructor that throws": () => own([1, 2, 3], "constructor", { get: boom }),
  "pairs that are none": () => [5, null, ["a"], [boom, boom], []],
};

function raise(value: unknown): never {
  throw value;
}

function overflow(): unknown {
  return [overflow()];
}

class Campaign {
  channel = "PUSH";
  get created_by(): string {
    return boom();
  }
}

class List extends Array<unknown> {
  static override get [Symbol.species](): ArrayConstructor {
    return boom();
  }
}

const odd: Readonly<Record<string, () => unknown>> = {
  "an instance of a class": () => new Campaign(),
  "a subclass of Array": () => List.from([1, 2, 3]),
  "an object without a prototype": () => Object.assign(Object.create(null) as object, { channel: "PUSH" }),
  "an array without a prototype": () => Object.setPrototypeOf(["a"], null) as unknown,
  "an object that inherits an array": () => Object.create(["a", "b"]) as unknown,
  "an object that inherits getters": () => Object.create(withGetters(boom)) as unknown,
  "an object that inherits a proxy": () => Object.create(trapped({})) as unknown,
  "an array that inherits a proxy": () => Object.setPrototypeOf([1, 2], trapped({})) as unknown,
  "an array that inherits an object": () => Object.setPrototypeOf([1, 2], { map: 1, "2": 3 }) as unknown,
  "an array-like": () => ({ length: 2 ** 53, 0: "a" }),
  arguments: () => (() => argumentsOf(1, 2, 3))(),
  "a text that cannot be made": () => ({ toString: boom, valueOf: boom, toJSON: boom }),
  "a primitive that cannot be made": () => ({ [Symbol.toPrimitive]: boom }),
  "a primitive that is none": () => ({ [Symbol.toPrimitive]: () => ({}), toString: () => ({}), valueOf: () => [] }),
  "an iterator that throws": () => ({ [Symbol.iterator]: boom }),
  "an iterator that throws later": () => ({ [Symbol.iterator]: () => ({ next: boom }) }),
  "an iterator that is none": () => ({ [Symbol.iterator]: 5 }),
  "an iterator that cannot be read": () => own({}, Symbol.iterator, { get: boom }),
  "a thenable": () => own({}, "then", { value: boom }),
};

function argumentsOf(..._: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: an `arguments` object is what this makes.
  return arguments;
}

/** Without the values that a runtime cannot make. */
const buffers: Readonly<Record<string, () => unknown>> =
  typeof SharedArrayBuffer === "undefined"
    ? {}
    : {
        "a SharedArrayBuffer": () => new SharedArrayBuffer(8),
        "a typed array of a SharedArrayBuffer": () => new Int32Array(new SharedArrayBuffer(8)),
      };

const builtIn: Readonly<Record<string, () => unknown>> = {
  "a boxed text": () => Object("PUSH") as unknown,
  "a boxed number": () => Object(1) as unknown,
  "a boxed boolean": () => Object(true) as unknown,
  "a boxed symbol": () => Object(Symbol("s")) as unknown,
  "a boxed bigint": () => Object(1n) as unknown,
  "a date": () => new Date(0),
  "an invalid date": () => new Date(Number.NaN),
  "a map": () => new Map([["channel", "PUSH"]]),
  "a map that contains itself": () => {
    const map = new Map<unknown, unknown>();
    return map.set(map, map);
  },
  "a set": () => new Set(["QUEUING", 5, {}]),
  "a WeakMap": () => new WeakMap(),
  "a WeakRef": () => new WeakRef({}),
  "a RegExp": () => /x/gu,
  "a RegExp whose index cannot be read": () => own(/x/gu, "exec", { get: boom }),
  "an error": () => new Error("hostile"),
  "an error whose message throws": () => own(new Error("hostile"), "message", { get: boom }),
  "a promise": () => Promise.resolve("PUSH"),
  "a function": () => boom,
  "a class": () => Campaign,
  "a generator": () => pairs(),
  "a generator function": () => pairs,
  "a Uint8Array": () => new Uint8Array(4),
  "a Float64Array of NaN": () => new Float64Array(4).fill(Number.NaN),
  "a BigInt64Array": () => new BigInt64Array(2),
  "an ArrayBuffer": () => new ArrayBuffer(8),
  "a DataView": () => new DataView(new ArrayBuffer(8)),
  "the global object": () => globalThis,
  "Object.prototype": () => Object.prototype,
  "Array.prototype": () => Array.prototype,
  Math: () => Math,
  ...buffers,
};

function* pairs(): Generator<unknown> {
  yield ["authorization", "Basic"];
  boom();
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** A proxy whose traps all throw. */
function trapped(target: object): object {
  return new Proxy(target, new Proxy({}, { get: () => boom }));
}

/** A proxy of an array that reports another length. */
function lying(length: unknown): unknown {
  return new Proxy([] as unknown[], { get: (_, key) => (key === "length" ? length : "x") });
}

const TRAPS = [
  ...(["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf", "isExtensible"] as const),
  ...(["set", "defineProperty", "deleteProperty", "setPrototypeOf", "preventExtensions"] as const),
];

const shifty: Readonly<Record<string, () => unknown>> = {
  "a getter that grows its object": () => {
    const object: Members = {};
    let count = 0;
    return own(object, "channel", { get: () => (object[`k${count++}`] = "PUSH") });
  },
  "deep proxies": () => deep(10_000, (inner) => new Proxy(inner as object, {}), { channel: "PUSH" }),
  "a proxy in itself": () => {
    const proxy: object = new Proxy({}, { get: () => proxy, ownKeys: () => ["a"], getOwnPropertyDescriptor: open });
    return proxy;
  },
  "a revoked proxy": () => revoked({}),
  "a revoked proxy of an array": () => revoked([]),
  "a revoked proxy of a function": () => revoked(boom),
  "a revoked proxy in an array": () => [revoked({})],
  "revoked proxies in an object": () => Object.fromEntries(NAMES.map((name) => [name, revoked({})])),
  "a proxy that is revoked while it is read": () => {
    const handler: ProxyHandler<object> = {};
    const { proxy, revoke } = Proxy.revocable({}, handler);
    handler.ownKeys = () => {
      revoke();
      return ["channel"];
    };
    return proxy;
  },
  "a proxy of which every trap throws": () => trapped({}),
  "a proxy of an array of which every trap throws": () => trapped([1, 2]),
  ...Object.fromEntries(
    TRAPS.flatMap((trap) => [
      [`a proxy whose ${trap} throws`, () => new Proxy({ channel: "PUSH", a: 1 }, { [trap]: boom })],
      [`a proxy of an array whose ${trap} throws`, () => new Proxy(["a", "b"], { [trap]: boom })],
    ]),
  ),
  "a proxy that does nothing": () => new Proxy({ channel: "PUSH" }, {}),
  "a proxy that has every member": () =>
    new Proxy({}, { get: (_, key) => key, has: () => true, getOwnPropertyDescriptor: open }),
  "a proxy of 1,000 keys": () =>
    new Proxy(
      {},
      {
        ownKeys: () => Array.from({ length: 1000 }, (_, index) => `k${index}`),
        getOwnPropertyDescriptor: open,
        get: boom,
      },
    ),
  "a proxy with other keys each time": () => {
    let turn = 0;
    return new Proxy({}, { ownKeys: () => [`k${turn++}`], getOwnPropertyDescriptor: open, get: () => "x" });
  },
  "a proxy that breaks its invariants": () => new Proxy(Object.freeze({ channel: "PUSH" }), { get: () => "EMAIL" }),
  "an array of length Infinity": () => lying(Number.POSITIVE_INFINITY),
  "an array of length 2^32-1": () => lying(2 ** 32 - 1),
  "an array of a length below 0": () => lying(-5),
  "an array of length NaN": () => lying(Number.NaN),
  "an array whose length is an object": () => lying({ valueOf: boom }),
  "an array whose length is a bigint": () => lying(3n),
};

/** Values that call the package while it reads them, so that one validation runs inside another. */
function reentrant({ again }: Host): Readonly<Record<string, () => unknown>> {
  const withCalls = (answer: () => unknown) => {
    const object: object = {};
    const get = () => {
      again(object);
      return answer();
    };
    return withGetters(get, object);
  };
  const calling = () => {
    const proxy: object = new Proxy({ channel: "PUSH", filters: [{}] } as object, {
      get(target, key) {
        again(proxy);
        return Reflect.get(target, key) as unknown;
      },
      ownKeys(target) {
        again(proxy);
        return Reflect.ownKeys(target);
      },
    });
    return proxy;
  };
  return {
    "getters that call again": () => withCalls(() => "PUSH"),
    "getters that call again and throw": () => withCalls(boom),
    "a proxy that calls again": calling,
  };
}

function foreign({ foreignParse }: Host): Readonly<Record<string, () => unknown>> {
  if (foreignParse === undefined) return {};
  return {
    "an object of another realm": () => foreignParse('{"channel":"PUSH","filters":[{"filter_type":"actions"}]}'),
    "an array of another realm": () => foreignParse('["a",{"b":1}]'),
    "poisoned keys of another realm": () => foreignParse(POISONED),
  };
}
