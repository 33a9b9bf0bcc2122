import { expect, it } from "vitest";
import { bounded } from "../../src/errors/bounds.js";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import { exactPointer, placeTexts } from "../../src/errors/place-texts.js";
import { LONGEST_PATH } from "../../src/errors/violation.js";

const deep = (depth: number, ...keys: Segment[]) =>
  Array.from({ length: depth }, (_, index) => keys[index % keys.length] as Segment);

it.each<[what: string, place: Segment[]]>([
  ["the body", []],
  ["a member", ["utm_params", "a.b/c~d", "e"]],
  ["an entry", ["filters", 0, "attributes", "filters", 10]],
  ["a key of the greatest length", ["k".repeat(256), "é".repeat(128)]],
  ["two whole ends", deep(256, "attributes", "filters", 0)],
  ["two ends with little between them", deep(257, "attributes", "filters", 0)],
  ["a great depth", deep(999, "attributes", "filters", 1)],
  ["a great depth of short keys", deep(1000, "", "a", 0)],
  ["a great depth that begins with short keys", [...deep(500, 0), ...deep(500, "attributes")]],
  ["a great depth that ends with short keys", [...deep(500, "attributes"), ...deep(500, 0)]],
  ["a great depth of quoted keys", deep(600, "é", '"', "\u0001")],
  ["a great depth of slashes", deep(600, "/~")],
])("%s has the same bounded texts as if the whole place were rendered", (_, place) => {
  const { path, pointer } = placeTexts(place);
  const [wholePath, wholePointer] = [renderPath(place), renderPointer(place)];
  expect([bounded(path), bounded(pointer)]).toEqual([bounded(wholePath), bounded(wholePointer)]);
  expect(bounded(path, LONGEST_PATH)).toBe(bounded(wholePath, LONGEST_PATH));
  expect(exactPointer(place)).toBe(bounded(wholePointer) === wholePointer ? wholePointer : undefined);
});

it.each<[what: string, place: Segment[]]>([
  ["a long key", ["k".repeat(257)]],
  ["a long pointer", deep(5, "k".repeat(256))],
])("a place has no exact pointer if it has %s", (_, place) => {
  expect(exactPointer(place)).toBe(undefined);
});

it("of a very deep place, only the ends are rendered", () => {
  expect(placeTexts(deep(100_000, "attributes")).pointer).toBe("/attributes".repeat(256));
});
