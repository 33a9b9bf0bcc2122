import fc from "fast-check";
import { oneOf } from "../values.js";

/** Names special to JavaScript or to paths, and ordinary ones. */
export const KEYS = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", "toJSON"],
  ...["length", "0", "-1", "", " ", ".", "a.b", "a/b", "a~b", "filters[0]", '"', "\u0000", "\u200b", "\ud800", "ſ"],
];

/** Sizes of long or deep values; a failure shrinks towards small ones. */
const sizes = oneOf(fc.nat(300), fc.constantFrom(1000, 5000, 20_000));

const hugeText = fc
  .tuple(fc.constantFrom("a", "é", "🎉", "\ud800", "\u0000", "9", "@", ".", " ", "\\", "https://"), sizes)
  .map(([unit, size]) => unit.repeat(size));

const unusualNumber = fc.constantFrom(1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 0.1 + 0.2, 1e21, -0);

export const key = fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 5 }), hugeText);

/** Any character. fast-check's unit "binary" gives similar texts, but takes most of a second before it draws any. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

const leaf: fc.Arbitrary<unknown> = oneOf(
  fc.constantFrom(null, true, false, 0, 1, -1, 1.5, ""),
  fc.array(character).map((characters) => characters.join("")),
  unusualNumber,
  hugeText,
);

/** Objects with poisoned keys, which are own members, as `JSON.parse` makes them. */
const poisoned = fc.array(fc.tuple(key, leaf), { maxLength: 5 }).map(Object.fromEntries);

/** Nested arrays and objects, deeper than a stack reaches. */
const deep = fc.tuple(fc.constantFrom("array", "attributes", "__proto__"), sizes, leaf).map(([way, size, inside]) => {
  let value: unknown = inside;
  for (let depth = 0; depth < size; depth++) {
    value = way === "array" ? [value] : Object.fromEntries([[way, value]]);
  }
  return value;
});

const wide = fc
  .tuple(sizes, fc.constantFrom<unknown[]>(null, 0, "x", {}))
  .map(([size, value]) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, value])));

export const jsonValue: fc.Arbitrary<unknown> = oneOf(leaf, poisoned, deep, wide, fc.jsonValue());
