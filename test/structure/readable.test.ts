import { expect, it } from "vitest";
import { UNREADABLE, viewer } from "../../src/structure/readable.js";

// What a view shows of hostile values is tested in hostile.test.ts, and what rules see in test/engine/custom-rules.

it("rethrows a stack overflow, and no other error, if asked to", () => {
  const throwing = (message: string) => ({
    get a() {
      throw new RangeError(message);
    },
  });
  const read = (message: string, passesOverflow?: boolean) => () =>
    Reflect.get(viewer(passesOverflow).view(throwing(message)) as object, "a");
  const overflow = "Maximum call stack size exceeded";
  expect([read(overflow)(), read("oops", true)()]).toEqual([UNREADABLE, UNREADABLE]);
  expect(read(overflow, true)).toThrow(overflow);
});
