import { expect, it } from "vitest";
import { ownAt } from "../../src/structure/own-at.js";

it.each<[object: unknown, place: (string | number)[], found: { value: unknown } | undefined]>([
  [{ a: [{ b: 1 }] }, ["a", 0, "b"], { value: 1 }],
  [{ a: undefined }, ["a"], { value: undefined }],
  ["text", [], { value: "text" }],
  [{ a: null }, ["a", "b"], undefined],
  [{ a: "text" }, ["a", "length"], undefined],
  [{ a: [] }, ["a", 0], undefined],
  [{}, ["toString"], undefined],
  [Object.create({ a: 1 }), ["a"], undefined],
])("in %j, the value at %j is %j", (object, place, found) => expect(ownAt(object, place)).toEqual(found));
