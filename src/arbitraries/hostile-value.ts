import fc from "fast-check";
import { expectFlag } from "../context/option-errors.js";
import type { Segment } from "../errors/path.js";
import { createRequest } from "./create-request.js";
import { valueAt } from "./faults/fault.js";
import { candidatesIn } from "./faults/structural.js";
import type { Members } from "./from-schema.js";
import { optionsOf } from "./scene.js";

export interface HostileOptions {
  /** Whether a JSON text can carry the values, so that they can be sent to a service. Default false. */
  json?: boolean | undefined;
}

/** Names special to JavaScript or to paths, and ordinary ones. */
const KEYS = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", "toJSON"],
  ...["length", "0", "-1", "", " ", ".", "a.b", "a/b", "a~b", "filters[0]", '"', "\u0000", "\u200b", "\ud800", "ſ"],
];

/** Sizes of what is long or deep; small ones are tried first when a failure is narrowed down. */
const sizes = fc.oneof({ withCrossShrink: true }, fc.nat(300), fc.constantFrom(1000, 5000, 20_000));

const hugeText = fc
  .tuple(fc.constantFrom("a", "é", "🎉", "\ud800", "\u0000", "9", "@", ".", " ", "\\", "https://"), sizes)
  .map(([unit, size]) => unit.repeat(size));

const unusualNumber = fc.constantFrom(1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 0.1 + 0.2, 1e21, -0);

const key = fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 5 }), hugeText);

/** Any character. Texts of the unit "binary" of fast-check are alike, but take most of a second before they draw any. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(null, true, false, 0, 1, -1, 1.5, ""),
  fc.array(character, { maxLength: 20 }).map((characters) => characters.join("")),
  unusualNumber,
  hugeText,
);

/** Objects whose keys are poison: they are own members, as `JSON.parse` makes them. */
const poisoned = fc.array(fc.tuple(key, leaf), { maxLength: 5 }).map(objectOfEntries);

function objectOfEntries(entries: readonly (readonly [string, unknown])[]): Members {
  const result: Members = {};
  for (const [name, value] of entries) define(result, name, { value, writable: true });
  return result;
}

function define(target: object, name: PropertyKey, property: PropertyDescriptor): void {
  Object.defineProperty(target, name, { enumerable: true, configurable: true, ...property });
}

/** Nested arrays and objects, deeper than a stack reaches. */
const deep = fc.tuple(fc.constantFrom("array", "attributes", "__proto__"), sizes, leaf).map(([way, size, inside]) => {
  let value: unknown = inside;
  for (let depth = 0; depth < size; depth++) {
    value = way === "array" ? [value] : objectOfEntries([[way, value]]);
  }
  return value;
});

const wide = fc
  .tuple(sizes, fc.constantFrom<unknown[]>(null, 0, "x", {}))
  .map(([size, value]) => objectOfEntries(Array.from({ length: size }, (_, index) => [`k${index}`, value])));

const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  { withCrossShrink: true },
  leaf,
  poisoned,
  deep,
  wide,
  fc.jsonValue(),
);

/** Things that only code can make. They are made anew for each use. */
const beyondJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, Symbol("s"), Symbol.iterator, 10n),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, maxDepth: 2 }),
  fc
    .constantFrom<(() => unknown)[]>(
      () => throwing,
      // fast-check itself looks at what is drawn, so these stand inside of something.
      () => ({ channel: revoked(), request_id: throwingProxy() }),
      () => [throwingProxy(), revoked()],
      () => withGetter(),
      () => withInherited(),
      () => new Date(Number.NaN),
      () => new Map([["channel", "PUSH"]]),
      () =>
        new (class Campaign {
          channel = "PUSH";
        })(),
      () => new Proxy({ channel: "PUSH" }, {}),
      () => endless(),
      () => cyclicObject(),
      () => cyclicArray(),
      () => new Array(3),
      () => Object.assign(["a"], { length: 1, name: "x" }),
      () => Object.freeze({ channel: "PUSH" }),
      () => new String("PUSH"),
      () => new Uint8Array(4),
      () => shared(30),
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

function withGetter(): object {
  const value = { channel: "PUSH" };
  define(value, "request_id", { get: throwing });
  return value;
}

function withInherited(): object {
  return Object.create({ channel: "PUSH", request_id: "r-1" }) as object;
}

function cyclicObject(): object {
  const group: Members = { filter_operator: "and" };
  group["filters"] = [{ filter_type: "actions", action_name: "a", attributes: group }];
  return group;
}

function cyclicArray(): unknown[] {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
}

/** A small object with a great many paths through it. */
function shared(levels: number): object {
  let group: object = { filter_operator: "or", filters: [] };
  for (let level = 0; level < levels; level++) {
    const action = { filter_type: "actions", action_name: "a", attributes: group };
    group = { filter_operator: "or", filters: [action, action] };
  }
  return group;
}

/**
 * Values that no validator may fail on: poisoned keys, deep nesting, huge texts, and valid create requests with a few
 * such values in random places. By default also what only code can make: getters and proxies that throw, cycles,
 * instances of classes, values that JSON cannot express.
 */
export function hostileValue(options: HostileOptions = {}): fc.Arbitrary<unknown> {
  const { json = false } = optionsOf(options, ["json"]);
  expectFlag(json, "json");
  const value = json ? jsonValue : fc.oneof({ withCrossShrink: true }, jsonValue, beyondJson);
  const place = fc.tuple(fc.nat(), value, fc.option(key, { nil: undefined }));
  const request = fc.tuple(createRequest(), fc.array(place, { minLength: 1, maxLength: 3 })).map(spoiled);
  return fc.oneof({ withCrossShrink: true }, value, request, request);
}

type Spoiling = readonly [which: number, value: unknown, name: string | undefined];

/** A request with values in the place of others, or beside them under keys of their own. */
function spoiled([request, changes]: readonly [object, readonly Spoiling[]]): unknown {
  const body = structuredClone(request) as Members;
  const places = candidatesIn(body).map(({ place }) => place);
  const done: (readonly Segment[])[] = [];
  for (const [which, value, name] of changes) {
    const place = places[which % places.length] as readonly Segment[];
    // What has been replaced is not entered.
    if (done.some((changed) => changed.every((segment, index) => segment === place[index]))) continue;
    done.push(place);
    const parent = valueAt(body, place.slice(0, -1)) as object;
    // Arrays have entries only: JSON gives them no names.
    const isNamed = name !== undefined && !Array.isArray(parent);
    define(parent, isNamed ? name : (place.at(-1) as Segment), { value, writable: true });
  }
  return body;
}
