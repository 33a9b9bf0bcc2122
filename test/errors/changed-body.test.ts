import { expect, it } from "vitest";
import { ChangedBody } from "../../src/errors/changed-body.js";
import type { Segment } from "../../src/errors/path.js";
import { frozen } from "../support/json.js";

function moved(body: unknown, from: readonly Segment[], to: readonly Segment[]): unknown {
  return new ChangedBody(body).move(from, to).body;
}

it("a member moves, and nothing else changes", () => {
  const body = frozen({ a: { x: 1, y: 2 }, b: { z: 3 } });
  expect(moved(body, ["a", "x"], ["b", "x"])).toEqual({ a: { y: 2 }, b: { z: 3, x: 1 } });
  expect(moved(body, ["a", "x"], ["x"])).toEqual({ a: { y: 2 }, b: { z: 3 }, x: 1 });
});

it("nothing is left in the old place of a member", () => {
  const after = moved({ a: { x: 1, y: 2 }, b: {} }, ["a", "x"], ["b", "x"]) as { a: object };
  expect(Object.keys(after.a)).toEqual(["y"]);
});

it("everything off the two paths is shared", () => {
  const body = frozen({ a: { x: 1 }, b: { z: 3 }, c: {} });
  expect((moved(body, ["a", "x"], ["b", "x"]) as typeof body).c).toBe(body.c);
});

it("an undefined value moves like any other", () => {
  expect(moved({ a: { x: undefined }, b: {} }, ["a", "x"], ["b", "x"])).toEqual({ a: {}, b: { x: undefined } });
  expect(Object.keys((moved({ a: { x: undefined }, b: {} }, ["a", "x"], ["b", "x"]) as { b: object }).b)).toEqual([
    "x",
  ]);
});

it("the path may lead through an array, whose other entries stay", () => {
  const body = frozen({ list: [{ x: 1 }, { x: 2 }, { x: 3 }], b: {} });
  const after = moved(body, ["list", 1, "x"], ["b", "x"]) as typeof body;
  expect(after).toEqual({ list: [{ x: 1 }, {}, { x: 3 }], b: { x: 2 } });
  expect(after.list[0]).toBe(body.list[0]);
  expect(moved(body, ["list", "1", "x"], ["b", "x"])).toEqual(after);
});

it("the entries after one that moves get new indexes", () => {
  const body = frozen({ list: [1, 2, 3] });
  expect(moved(body, ["list", 1], ["b"])).toEqual({ list: [1, 3], b: 2 });
  expect(moved(body, ["list", "0"], ["b"])).toEqual({ list: [2, 3], b: 1 });
});

it("members are added one after the other, even into earlier additions", () => {
  const body = frozen({ a: { x: 1 }, list: [{ y: 2 }] });
  const changed = new ChangedBody(body)
    .add(["a", "z"], 3)
    .add(["b"], frozen({ c: 4 }))
    .add(["b", "d"], 5);
  changed.add(["list", "0", "z"], 6);
  expect(changed.body).toEqual({ a: { x: 1, z: 3 }, b: { c: 4, d: 5 }, list: [{ y: 2, z: 6 }] });
});

it("a container that two changes go through is copied once", () => {
  const changed = new ChangedBody({ a: { x: 1 } }).add(["a", "y"], 2);
  const { a } = changed.body as { a: object };
  expect((changed.add(["a", "z"], 3).body as { a: object }).a).toBe(a);
});

it("an array of a subclass is copied without its constructor", () => {
  const list = [{ x: 1 }];
  Object.defineProperty(list, "constructor", {
    get() {
      throw new Error("the constructor is not to be read");
    },
  });
  expect(new ChangedBody({ list }).add(["list", 0, "y"], 2).body).toEqual({ list: [{ x: 1, y: 2 }] });
});
