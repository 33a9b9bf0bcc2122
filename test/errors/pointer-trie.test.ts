import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PointerTrie } from "../../src/errors/pointer-trie.js";

function placesOf(...places: string[]): PointerTrie {
  const set = new PointerTrie();
  for (const place of places) set.add(place);
  return set;
}

describe("places overlap", () => {
  it.each([
    ["/a", "/a", true],
    ["/a", "/a/b", true],
    ["/a/b", "/a", true],
    ["/a", "/b", false],
    ["/a/b", "/a/c", false],
    ["/a", "/ab", false],
    ["/ab", "/a", false],
    ["/b/a", "/a", false],
    ["/a", "/b/a/", false],
    ["/a", "/a/", true],
    ["", "/a", true],
    ["/a", "", true],
    ["", "", true],
    ["/", "/a", false],
  ])("%j and %j: %s", (place, other, expected) => {
    expect(placesOf(other).overlap(place)).toBe(expected);
  });

  it("with none of no places", () => {
    expect(placesOf().overlap("")).toBe(false);
    expect(placesOf().overlap("/a")).toBe(false);
  });

  it("with any of many, in whatever order they were added", () => {
    const step = fc.constantFrom("", "a", "b", "__proto__", "~1");
    const place = fc.array(step, { maxLength: 4 }).map((steps) => steps.map((one) => `/${one}`).join(""));
    const isIn = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
    fc.assert(
      fc.property(fc.array(place, { maxLength: 6 }), place, (others, one) => {
        const expected = others.some((other) => isIn(one, other) || isIn(other, one));
        expect(placesOf(...others).overlap(one)).toBe(expected);
      }),
    );
  });
});
