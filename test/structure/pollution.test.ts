import { expect, it } from "vitest";
import { prototypesArePolluted } from "../../src/structure/pollution.js";

/** What is found while prototypes have a member, which is enumerable or hidden. */
function foundWith(...members: readonly (readonly [prototype: object, enumerable: boolean])[]): boolean {
  try {
    for (const [prototype, enumerable] of members) {
      Object.defineProperty(prototype, "polluted", { value: 1, enumerable, configurable: true });
    }
    return prototypesArePolluted();
  } finally {
    for (const [prototype] of members) Reflect.deleteProperty(prototype, "polluted");
  }
}

it("nothing is found on clean prototypes", () => {
  expect(foundWith()).toBe(false);
});

it("an enumerable member of all objects, or of arrays, is found", () => {
  expect([foundWith([Object.prototype, true]), foundWith([Array.prototype, true])]).toEqual([true, true]);
});

it("a member of all objects is found even if a hidden member of arrays hides it", () => {
  expect(foundWith([Object.prototype, true], [Array.prototype, false])).toBe(true);
});

it("ignores a hidden member, which no loop meets", () => {
  expect(foundWith([Object.prototype, false])).toBe(false);
});
