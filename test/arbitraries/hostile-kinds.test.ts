import { isDeepStrictEqual, types } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beyondJson } from "../../src/arbitraries/hostile/beyond-json.js";
import { deep, jsonValue, key, leaf, poisoned, wide } from "../../src/arbitraries/hostile/json-value.js";
import { hostileValue } from "../../src/arbitraries/index.js";
import { budget } from "../support/budget.js";

const draw = <T>(values: fc.Arbitrary<T>, few: number): T[] => fc.sample(values, { numRuns: budget(few, 4 * few) });

const UNITS = ["a", "é", "🎉", "\ud800", "\u0000", "9", "@", ".", " ", "\\", "https://"];
const LARGE = [1000, 5000, 20_000];

/** The repeated unit of a text and the number of repetitions, if the text is long. */
function unitOf(text: string): readonly [unit: string, size: number] | undefined {
  const unit = UNITS.find((one) => text.startsWith(one) && text.length >= 1000 * one.length) ?? text;
  const size = text.length / unit.length;
  return size >= 1000 && text === unit.repeat(size) ? [unit, size] : undefined;
}

/** Whether a text does not repeat one unit. */
function isMixed(text: string): boolean {
  return new Set(text).size > 2 && !text.startsWith("https:");
}

function uniqueOf<T>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}

describe("hostile texts", () => {
  const texts = draw(leaf, 1_000).filter((value) => typeof value === "string");
  const long = texts.map(unitOf).filter((found) => found !== undefined);

  it("repeat each unit, up to 20,000 times", () => {
    expect(uniqueOf(long.map(([unit]) => unit))).toEqual([...UNITS].sort());
    expect(new Set(long.map(([, size]) => size))).toEqual(new Set(LARGE));
  });

  it("have up to ten of any characters", () => {
    const mixed = texts.filter(isMixed).map((text) => [...text]);
    expect(Math.max(...mixed.map(({ length }) => length))).toBe(10);
    const points = mixed.flat().map((character) => character.codePointAt(0) ?? 0);
    expect(points.filter((point) => point >= 0xd800 && point <= 0xdfff)).toEqual([]);
    const planes = points.map((point) => (point < 0xd800 ? "before" : point > 0xffff ? "beyond" : "after"));
    expect(uniqueOf(planes)).toEqual(["after", "before", "beyond"]);
  });
});

it("hostile leaves that are not texts are those of JSON and unusual numbers", () => {
  const others = draw(leaf, 1_000).filter((value) => typeof value !== "string");
  const numbers = [0, 1, -1, 1.5, 1e308, -1e308, 5e-324, 9007199254740992, -9007199254740992];
  const expected = [null, true, false, ...numbers, 0.30000000000000004, 1e21, -0];
  const named = (value: unknown) => (Object.is(value, -0) ? "-0" : String(value));
  expect(uniqueOf(others.map(named))).toEqual(uniqueOf(expected.map(named)));
});

it("hostile keys are special names, short texts and huge ones", () => {
  const keys = draw(key, 3_000);
  const short = keys.filter((name) => unitOf(name) === undefined);
  const special = [
    ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", "toJSON"],
    ...["length", "0", "-1", "", " ", ".", "a.b", "a/b", "a~b", "filters[0]", '"', "\u0000", "\u200b", "\ud800", "ſ"],
  ];
  // Sometimes, short and huge texts are one of these, too.
  expect(special.filter((name) => short.filter((one) => one === name).length < 15)).toEqual([]);
  const mixed = short.filter((name) => !special.includes(name) && isMixed(name));
  expect(Math.max(...mixed.map(({ length }) => length))).toBe(5);
  expect(uniqueOf(keys.map((name) => unitOf(name)?.[1] ?? 0))).toEqual(uniqueOf([0, ...LARGE]));
});

it("poisoned objects have up to five own members, like those of a JSON text", () => {
  const objects = draw(poisoned, 300);
  expect(uniqueOf(objects.map((object) => Object.keys(object).length))).toEqual([0, 1, 2, 3, 4, 5]);
  for (const object of objects) {
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    for (const name of Reflect.ownKeys(object)) {
      const { value, ...flags } = Object.getOwnPropertyDescriptor(object, name) ?? {};
      expect(typeof value === "object" ? value : null).toBe(null);
      expect(flags).toEqual({ writable: true, enumerable: true, configurable: true });
    }
  }
  expect(objects.some((object) => Object.hasOwn(object, "__proto__"))).toBe(true);
});

/** The only member of an object, or undefined if there are others. */
function onlyMemberOf(object: object): readonly [name: string, value: unknown] | undefined {
  const [name, ...others] = Object.keys(object);
  if (name === undefined || others.length > 0) return undefined;
  return [Array.isArray(object) ? "list" : name, Object.getOwnPropertyDescriptor(object, name)?.value];
}

/** A size, if it is a large one. */
const large = (size: number) => (size > 300 ? size : 0);

it("deep values are nested in lists or in one member, up to 20,000 times around a leaf", () => {
  const ways = new Set<string>();
  const sizes = new Set<number>();
  for (const value of draw(deep, 80)) {
    const own = new Set<string>();
    let depth = 0;
    let inner = value;
    for (; typeof inner === "object" && inner !== null; depth++) {
      const [way, next] = onlyMemberOf(inner) ?? ["not deep", null];
      own.add(way);
      inner = next;
    }
    if (depth > 0) ways.add([...own].join());
    sizes.add(large(depth));
  }
  expect(uniqueOf([...ways])).toEqual(["__proto__", "attributes", "list"]);
  expect(sizes).toEqual(new Set([0, ...LARGE]));
});

it("wide objects have up to 20,000 similar members", () => {
  const objects = draw(wide, 60);
  for (const object of objects) {
    expect(Object.keys(object).every((name, index) => name === `k${index}`)).toBe(true);
    expect(new Set(Object.values(object)).size).toBeLessThanOrEqual(1);
  }
  const entries = uniqueOf(objects.map((object) => JSON.stringify(object["k0"] ?? null)));
  expect(entries).toEqual(['"x"', "0", "null", "{}"]);
  expect(new Set(objects.map((object) => large(Object.keys(object).length)))).toEqual(new Set([0, ...LARGE]));
});

type Row = readonly [kind: string, is: (value: never) => boolean];

/** The kinds without a drawn value. A value is not of a kind whose check throws. */
function missingOf(kinds: readonly Row[], values: readonly unknown[]): string[] {
  const isOf = (is: (value: never) => boolean, value: unknown) => {
    try {
      return is(value as never);
    } catch {
      return false;
    }
  };
  return kinds.filter(([, is]) => !values.some((value) => isOf(is, value))).map(([kind]) => kind);
}

function depthOf(value: unknown): number {
  let depth = 0;
  for (let inner = value; Array.isArray(inner); depth++) inner = inner[0];
  return depth;
}

it("hostile values of JSON are of every kind", () => {
  const kinds: readonly Row[] = [
    ["null", (value) => value === null],
    ["a long text", (value: unknown) => typeof value === "string" && value.length >= 1000],
    ["an unusual number", (value) => value === 1e308],
    ["a poisoned object", (value: object) => Object.hasOwn(value, "a.b") || Object.hasOwn(value, "valueOf")],
    ["a deep list", (value) => depthOf(value) >= 1000],
    ["a wide object", (value: object) => Object.keys(value).length >= 1000],
    ["an ordinary list", (value: unknown) => Array.isArray(value) && value.length > 1],
  ];
  expect(missingOf(kinds, draw(jsonValue, 300))).toEqual([]);
});

/** The message of the error that an operation throws. */
function thrownBy(operation: () => unknown): string | undefined {
  try {
    operation();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const NOBODY = "nobody may call this";

/** Every operation on it throws. */
function isThrowing(value: object): boolean {
  const operations = [
    ...[() => Reflect.get(value, "a"), () => Reflect.has(value, "a"), () => Reflect.set(value, "a", 1)],
    ...[() => Reflect.ownKeys(value), () => Reflect.getPrototypeOf(value), () => Reflect.isExtensible(value)],
    () => Reflect.getOwnPropertyDescriptor(value, "a"),
  ];
  return types.isProxy(value) && operations.every((operation) => thrownBy(operation) === NOBODY);
}

function isRevoked(value: unknown): boolean {
  return types.isProxy(value) && thrownBy(() => Array.isArray(value)) !== undefined;
}

/** How many levels of groups have the same action twice; NaN if one differs. */
function levelsOf(value: unknown): number {
  let levels = 0;
  let group = value as { filters: { attributes: unknown }[] };
  for (; group.filters.length > 0; levels++) {
    const [action, same] = group.filters;
    const alike = { filter_type: "actions", action_name: "a", attributes: action?.attributes };
    const isEqual = Object.entries(alike).every(
      ([name, member]) => (action as Record<string, unknown>)[name] === member,
    );
    if (action !== same || !isEqual || !isDeepStrictEqual({ ...group, filters: [] }, EMPTY)) return Number.NaN;
    group = action?.attributes as typeof group;
  }
  return isDeepStrictEqual(group, EMPTY) ? levels : Number.NaN;
}

const EMPTY = { filter_operator: "or", filters: [] };

function cyclic(): object {
  const group = { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "a", attributes: {} }] };
  for (const action of group.filters) action.attributes = group;
  return group;
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const beyond: readonly Row[] = [
  ["undefined", (value) => value === undefined],
  ["not a number", (value) => Number.isNaN(value)],
  ["infinite", (value) => value === Number.POSITIVE_INFINITY],
  ["a symbol", (value: symbol) => value.description === "s"],
  ["a known symbol", (value) => value === Symbol.iterator],
  ["a bigint", (value) => value === 10n],
  ["any bigint", (value) => typeof value === "bigint" && value !== 10n],
  ["any date", (value) => types.isDate(value) && !Number.isNaN(Number(value))],
  ["any map", (value: Map<unknown, unknown>) => types.isMap(value) && !value.has("channel")],
  ["any set", (value) => types.isSet(value)],
  ["an object without prototype", (value) => Object.getPrototypeOf(value) === null],
  ["a throwing function", (value: () => unknown) => typeof value === "function" && thrownBy(value) === NOBODY],
  [
    "members that throw",
    (value: Record<string, object>) =>
      isRevoked(value["channel"]) && isThrowing(value["request_id"] ?? {}) && Object.keys(value).length === 2,
  ],
  [
    "entries that throw",
    (value: [object, object]) => value.length === 2 && isThrowing(value[0]) && isRevoked(value[1]),
  ],
  [
    "a getter that throws",
    (value: { channel: string; request_id: unknown }) =>
      Object.keys(value).join() === "channel,request_id" &&
      value.channel === "PUSH" &&
      thrownBy(() => value.request_id) === NOBODY,
  ],
  [
    "inherited members",
    (value: object) =>
      Object.keys(value).length === 0 &&
      isDeepStrictEqual(Object.getPrototypeOf(value), { channel: "PUSH", request_id: "r-1" }),
  ],
  ["a date that is none", (value) => types.isDate(value) && Number.isNaN(Number(value))],
  ["a map with a channel", (value) => isDeepStrictEqual(value, new Map([["channel", "PUSH"]]))],
  [
    "an instance of a class",
    (value: object) => value.constructor.name === "Campaign" && isDeepStrictEqual({ ...value }, { channel: "PUSH" }),
  ],
  [
    "a proxy of an object",
    (value: object) => types.isProxy(value) && isDeepStrictEqual({ ...value }, { channel: "PUSH" }),
  ],
  [
    "an endless proxy",
    (value: Record<string | symbol, unknown>) =>
      types.isProxy(value) && value["a"] === value && value[Symbol.iterator] === undefined && "a" in value,
  ],
  ["a cyclic object", (value) => isDeepStrictEqual(value, cyclic())],
  ["a cyclic list", (value: unknown[]) => value.length === 2 && value[0] === value && value[1] === value],
  ["a list with holes", (value: unknown[]) => Array.isArray(value) && value.length === 3 && !(0 in value)],
  [
    "a list with a name",
    (value: unknown[]) =>
      Array.isArray(value) && isDeepStrictEqual({ ...value, length: value.length }, { 0: "a", name: "x", length: 1 }),
  ],
  [
    "a frozen object",
    (value: object) => Object.isFrozen(value) && isPlain(value) && isDeepStrictEqual(value, { channel: "PUSH" }),
  ],
  ["a text in an object", (value) => types.isStringObject(value) && String(value) === "PUSH"],
  ["bytes", (value: Uint8Array) => types.isUint8Array(value) && value.length === 4],
  ["a great many paths", (value) => levelsOf(value) === 30],
];

it("hostile values beyond JSON are of every kind", () => {
  expect(missingOf(beyond, draw(beyondJson, 1_500))).toEqual([]);
});

describe("hostile values", () => {
  const simple = ["string", "number", "boolean"];
  const kinds: readonly Row[] = [
    ["a value of JSON", (value) => simple.includes(typeof value)],
    ["a request", (value: object) => Object.keys(value).includes("campaign_delivery_type")],
    ["a value beyond JSON", (value) => value === undefined || ["symbol", "bigint"].includes(typeof value)],
  ];

  it("are values of JSON and other ones, and requests with some of them", () => {
    expect(missingOf(kinds, draw(hostileValue(), 150))).toEqual([]);
    expect(missingOf(kinds, draw(hostileValue({ json: true }), 100))).toEqual(["a value beyond JSON"]);
  });

  it("shrink to null, wherever they come from", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { counterexample } = fc.check(
        fc.property(hostileValue(), () => false),
        { seed, endOnFailure: false },
      );
      expect(counterexample, `seed ${seed}`).toEqual([null]);
    }
  });

  it("shrink to a value without texts if texts fail", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { counterexample } = fc.check(
        fc.property(leaf, (value) => typeof value !== "string"),
        { seed, endOnFailure: false },
      );
      expect(counterexample, `seed ${seed}`).toEqual([""]);
    }
  });
});
