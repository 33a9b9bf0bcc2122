import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { candidatesIn } from "../../src/arbitraries/faults/structural.js";
import { type Spoiling, spoiled, spoilingsWith } from "../../src/arbitraries/hostile-value.js";
import { requestOf } from "../support/delivery-types.js";
import { withValue } from "../support/json.js";

const request = requestOf("PUSH ONE_TIME", { basic_details: { tags: ["a", "b"] } }) as Record<string, unknown>;
const places = candidatesIn(request).map(({ place }) => place.join("."));

/** The index of a place of the request. */
const at = (place: string) => places.indexOf(place);

const changed = (...changes: Spoiling[]) => spoiled([request, changes]);

describe("a spoiled request", () => {
  it("has a value in the place of another one", () => {
    expect(changed([at("channel"), null, null])).toEqual(withValue(request, ["channel"], null));
  });

  it("has a value in each of several places", () => {
    const one = withValue(request, ["basic_details", "tags", "1"], {});
    const both = withValue(one, ["advanced"], 7);
    expect(changed([at("basic_details.tags.1"), {}, null], [at("advanced"), 7, null])).toEqual(both);
  });

  it("has a value under a new name beside a place", () => {
    const expected = withValue(request, ["basic_details", "a.b"], [1]);
    expect(changed([at("basic_details.tags"), [1], "a.b"])).toEqual(expected);
  });

  it("has an own member with the name of the prototype", () => {
    const body = changed([at("channel"), "poison", "__proto__"]) as object;
    const flags = { writable: true, enumerable: true, configurable: true };
    expect(Object.getOwnPropertyDescriptor(body, "__proto__")).toEqual({ value: "poison", ...flags });
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  it("has no names in lists, like JSON", () => {
    const expected = withValue(request, ["basic_details", "tags", "0"], 5);
    expect(changed([at("basic_details.tags.0"), 5, "name"])).toEqual(expected);
  });

  it("keeps a value that was put there, and does not change it inside", () => {
    const value = Object.freeze({ tags: Object.freeze(["x"]) });
    const expected = withValue(request, ["basic_details"], value);
    for (const inside of ["basic_details", "basic_details.tags", "basic_details.tags.0"]) {
      expect(changed([at("basic_details"), value, null], [at(inside), 1, null]), inside).toEqual(expected);
    }
  });

  it("can have a value around one that was put there, and beside one", () => {
    const around = changed([at("basic_details.tags.0"), 1, null], [at("basic_details.tags"), 2, null]);
    expect(around).toEqual(withValue(request, ["basic_details", "tags"], 2));
    const beside = changed([at("basic_details.tags"), 1, "x"], [at("basic_details.tags.0"), 2, null]);
    expect(beside).toEqual(withValue(withValue(request, ["basic_details", "x"], 1), ["basic_details", "tags", "0"], 2));
  });

  it("counts its places from the first one again after the last one", () => {
    const index = at("basic_details.tags");
    expect(changed([index + 3 * places.length, "x", null])).toEqual(changed([index, "x", null]));
  });

  it("is a new object, so that the valid one stays valid", () => {
    const before = structuredClone(request);
    changed([at("basic_details.tags.0"), 1, null], [at("channel"), 2, "x"]);
    expect(request).toEqual(before);
  });

  it("has a value in one to three places, under a new name or not", () => {
    const drawn = fc.sample(spoilingsWith(fc.constant("x")), { numRuns: 100 });
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
    const names = drawn.flat().map(([, , name]) => (name === null ? "none" : typeof name));
    expect(new Set(names)).toEqual(new Set(["none", "string"]));
  });
});
