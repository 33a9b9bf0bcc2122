import { expect, it } from "vitest";
import { ownAt, ownNames } from "../../src/structure/own-at.js";

it.each<[object: unknown, place: (string | number)[], found: { value: unknown } | undefined]>([
  [{ a: [{ b: 1 }] }, ["a", 0, "b"], { value: 1 }],
  [{ a: undefined }, ["a"], undefined],
  [{ a: undefined }, ["a", "b"], undefined],
  [{ a: [undefined] }, ["a", 0], { value: undefined }],
  [{ a: new Array(2) }, ["a", 1], { value: undefined }],
  [{ a: new Array(2) }, ["a", 2], undefined],
  [{ a: [] }, ["a", "b"], undefined],
  ["text", [], { value: "text" }],
  [{ a: null }, ["a", "b"], undefined],
  [{ a: "text" }, ["a", "length"], undefined],
  [{ a: [] }, ["a", 0], undefined],
  [{}, ["toString"], undefined],
  [Object.create({ a: 1 }), ["a"], undefined],
])("in %j, the value at %j is %j", (object, place, found) => expect(ownAt(object, place)).toEqual(found));

it("the names of an object are those of its own members that are not undefined", () => {
  const object = Object.assign(Object.create({ inherited: 1 }), { a: null, b: undefined, c: 0 }) as object;
  Object.defineProperty(object, "hidden", { value: 1, enumerable: false });
  Object.defineProperty(object, "gone", { get: () => undefined, enumerable: true });
  expect(ownNames(object)).toEqual(["a", "c"]);
});
