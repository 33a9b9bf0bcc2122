import { expect, it } from "vitest";
import { ownAt } from "../../../src/structure/own-at.js";

it.each<[object: unknown, place: readonly (string | number)[], found: unknown]>([
  [{ a: { b: 1 } }, ["a", "b"], { value: 1 }],
  [{ a: undefined }, ["a"], undefined],
  [{ a: [1] }, ["a", 0], { value: 1 }],
  [{ a: null }, ["a"], { value: null }],
  [{ a: null }, ["a", "b"], undefined],
  [{ a: 5 }, ["a", "b"], undefined],
  [{ a: "text" }, ["a", "length"], undefined],
  [undefined, ["a"], undefined],
  [{}, ["toString"], undefined],
  [{}, [], { value: {} }],
])("the own value in %j at %j", (object, place, found) => {
  expect(ownAt(object, place)).toEqual(found);
});
