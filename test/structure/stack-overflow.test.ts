import { expect, it } from "vitest";
import { isStackOverflow } from "../../src/structure/stack-overflow.js";

it("the error that V8 throws is recognized", () => {
  const endless = (): number => endless() + 1;
  let thrown: unknown;
  try {
    endless();
  } catch (error) {
    thrown = error;
  }
  expect(isStackOverflow(thrown)).toBe(true);
});

it("the messages of other engines are recognized", () => {
  const messages = ["Maximum call stack size exceeded.", "too much recursion"];
  expect(messages.map((message) => isStackOverflow(new Error(message)))).toEqual([true, true]);
});

it("no other value is taken for a stack overflow, whatever its message", () => {
  const values = [new Error("oops"), { message: "Maximum call stack size exceeded" }, "too much recursion", undefined];
  expect(values.map(isStackOverflow)).toEqual([false, false, false, false]);
});

it("an error whose message cannot be read is not taken for a stack overflow", () => {
  const error = new Error();
  Object.defineProperty(error, "message", {
    get() {
      throw new Error("Maximum call stack size exceeded");
    },
  });
  expect(isStackOverflow(error)).toBe(false);
});
