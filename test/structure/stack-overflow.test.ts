import { expect, it } from "vitest";
import { isStackOverflow } from "../../src/structure/stack-overflow.js";

it("recognizes the error that V8 throws", () => {
  const endless = (): number => endless() + 1;
  let thrown: unknown;
  try {
    endless();
  } catch (error) {
    thrown = error;
  }
  expect(isStackOverflow(thrown)).toBe(true);
});

it("recognizes the messages of other engines", () => {
  const messages = ["Maximum call stack size exceeded.", "too much recursion"];
  expect(messages.map((message) => isStackOverflow(new Error(message)))).toEqual([true, true]);
});

it("takes no other value for one, whatever its message", () => {
  const values = [new Error("oops"), { message: "Maximum call stack size exceeded" }, "too much recursion", undefined];
  expect(values.map(isStackOverflow)).toEqual([false, false, false, false]);
});

it("takes an error for another one if its message cannot be read", () => {
  const error = new Error();
  Object.defineProperty(error, "message", {
    get() {
      throw new Error("Maximum call stack size exceeded");
    },
  });
  expect(isStackOverflow(error)).toBe(false);
});
