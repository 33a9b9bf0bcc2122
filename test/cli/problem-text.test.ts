import { expect, it } from "vitest";
import { problemText } from "../../src/cli/usage.js";

const unreadable = {
  toString() {
    throw new Error("no");
  },
};

it.each<[unknown, string]>([
  [new TypeError("first\nsecond"), "first"],
  [new TypeError(), "TypeError"],
  ["text", "text"],
  [undefined, "undefined"],
  [Object.create(null), "an unreadable error"],
  [unreadable, "an unreadable error"],
])("the text of the thrown value %o is %s", (thrown, text) => {
  expect(problemText(thrown)).toBe(text);
});
