import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSame } from "../../../src/rules/parts/is-same.js";
import { UNREADABLE } from "../../../src/structure/readable.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { withValue } from "../../support/json.js";
import { placesOf } from "../../support/mutations.js";
import { slow } from "../../support/slow.js";
import { reordered } from "../../support/updates.js";

/** JSON values with some depth. */
const json = fc.jsonValue({ maxDepth: 4 });

function nested(depth: number, leaf: unknown): unknown {
  let value = leaf;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

const runs = budget(300, 2_000);

describe("two JSON values", () => {
  it("are the same if their JSON is the same except for the order of members", () => {
    forAll(runs, json, (value) => {
      const copy = JSON.parse(JSON.stringify(value)) as unknown;
      expect([isSame(value, value), isSame(value, copy), isSame(copy, reordered(copy))]).toEqual([true, true, true]);
    });
  });

  it("differ if one of them was changed anywhere", () => {
    const changed = { times: 0 };
    forAll(runs, json, fc.nat(), json, (value, where, other) => {
      const places = placesOf(value);
      const place = places[where % places.length];
      if (place === undefined) return;
      const changes = [withValue(value, place, other), withValue(value, place, undefined)];
      for (const after of changes) {
        const isEqual = canonical(after) === canonical(value);
        if (!isEqual) changed.times++;
        expect([isSame(value, after), isSame(after, value)]).toEqual([isEqual, isEqual]);
      }
    });
    expect(changed.times).toBeGreaterThan(budget(75, 1_000));
  });

  it.each<[unknown, unknown]>([
    [0, false],
    [0, "0"],
    [null, undefined],
    [undefined, {}],
    [null, {}],
    [[], {}],
    [["a"], { 0: "a" }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: undefined, b: 1 }],
    [[1], [1, undefined]],
    [[undefined], [null]],
    ["é", "e\u0301"],
    ["a", "a "],
  ])("differ: %j and %j", (a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]);
  });

  it.each<[unknown, unknown]>([
    [0, -0],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: undefined, c: 1 } }, { a: { c: 1 }, d: undefined }],
    [{}, Object.create(null)],
  ])("are the same: %j and %j", (a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([true, true]);
  });
});

describe("a value that cannot be compared", () => {
  const make: [string, () => unknown][] = [
    ["dates", () => new Date(0)],
    ["maps", () => new Map()],
    ["instances of a class", () => new (class Campaign {})()],
    ["NaN", () => Number.NaN],
    ["unreadable values", () => UNREADABLE],
    ["functions", () => () => 1],
    ["symbols", () => Symbol("s")],
  ];

  it.each(make)("is never the same as another one: %s", (_, one) => {
    expect([isSame(one(), one()), isSame({ a: [one()] }, { a: [one()] })]).toEqual([false, false]);
  });

  it("is not the same as a plain object, in either order", () => {
    for (const other of [new Date(0), new Map(), new (class Campaign {})()]) {
      expect([isSame({}, other), isSame(other, {})]).toEqual([false, false]);
    }
  });

  it("is compared by own members only", () => {
    const a = { toString: 1 };
    expect([isSame({ x: 1 }, a), isSame(a, { x: 1 })]).toEqual([false, false]);
    const own = JSON.parse('{"__proto__":1}') as unknown;
    expect([isSame(own, {}), isSame({}, own), isSame(own, JSON.parse('{"__proto__":1}'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("hostile values are compared quickly", () => {
  it("deep values", slow, () => {
    expect(isSame(nested(100_000, 1), nested(100_000, 1))).toBe(true);
    expect(isSame(nested(100_000, 1), nested(100_000, 2))).toBe(false);
  });

  it("cyclic values", () => {
    const cycle = (length: number) => {
      const first: Record<string, unknown> = {};
      let last = first;
      for (let index = 1; index < length; index++) {
        const next: Record<string, unknown> = {};
        last["next"] = next;
        last = next;
      }
      last["next"] = first;
      return first;
    };
    expect([isSame(cycle(1), cycle(1)), isSame(cycle(2), cycle(3))]).toEqual([true, true]);
    expect(isSame(cycle(3), { next: { next: { next: null } } })).toBe(false);
  });

  it("values with many paths through few parts", () => {
    const shared = (levels: number, leaf: unknown) => {
      let value = leaf;
      for (let level = 0; level < levels; level++) value = [value, value];
      return value;
    };
    expect(isSame(shared(60, 1), shared(60, 1))).toBe(true);
    expect(isSame(shared(60, 1), shared(60, 2))).toBe(false);
  });
});

/** A JSON value as text that does not depend on the order of members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
