import { expect, it } from "vitest";
import { onlyValue } from "../../src/http/incoming.js";

it.each<[string[], string | undefined]>([
  [[], undefined],
  [["a"], "a"],
  [[""], ""],
  [["a", "a"], "a"],
  [["a", "b"], undefined],
  [["", "a", " "], "a"],
  [["", " "], undefined],
])("of %j, the only value is %j", (values, value) => {
  expect(onlyValue(values)).toBe(value);
});
