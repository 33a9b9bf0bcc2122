import { expect, it } from "vitest";
import { moved } from "../../src/errors/moved.js";
import { frozen } from "../support/json.js";

it("a member stands elsewhere, and nothing else changes", () => {
  const body = frozen({ a: { x: 1, y: 2 }, b: { z: 3 } });
  expect(moved(body, ["a", "x"], ["b", "x"])).toEqual({ a: { y: 2 }, b: { z: 3, x: 1 } });
  expect(moved(body, ["a", "x"], ["x"])).toEqual({ a: { y: 2 }, b: { z: 3 }, x: 1 });
});

it("nothing is left where a member stood", () => {
  const after = moved({ a: { x: 1, y: 2 }, b: {} }, ["a", "x"], ["b", "x"]) as { a: object };
  expect(Object.keys(after.a)).toEqual(["y"]);
});

it("what lies off the two ways is shared", () => {
  const body = frozen({ a: { x: 1 }, b: { z: 3 }, c: {} });
  expect((moved(body, ["a", "x"], ["b", "x"]) as typeof body).c).toBe(body.c);
});

it("a value that is undefined is moved as any other", () => {
  expect(moved({ a: { x: undefined }, b: {} }, ["a", "x"], ["b", "x"])).toEqual({ a: {}, b: { x: undefined } });
  expect(Object.keys((moved({ a: { x: undefined }, b: {} }, ["a", "x"], ["b", "x"]) as { b: object }).b)).toEqual([
    "x",
  ]);
});

it("the way may lead through a list, of which the other entries stay", () => {
  const body = frozen({ list: [{ x: 1 }, { x: 2 }, { x: 3 }], b: {} });
  const after = moved(body, ["list", 1, "x"], ["b", "x"]) as typeof body;
  expect(after).toEqual({ list: [{ x: 1 }, {}, { x: 3 }], b: { x: 2 } });
  expect(after.list[0]).toBe(body.list[0]);
  expect(moved(body, ["list", "1", "x"], ["b", "x"])).toEqual(after);
});
