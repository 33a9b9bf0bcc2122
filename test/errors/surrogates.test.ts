import { expect, it } from "vitest";
import { isLeadingSurrogate, isTrailingSurrogate } from "../../src/errors/surrogates.js";

it.each([
  ["\ud7ff", false, false],
  ["\ud800", true, false],
  ["\udbff", true, false],
  ["\udc00", false, true],
  ["\udfff", false, true],
  ["\ue000", false, false],
])("the unit %j leads a pair of surrogates: %s, trails one: %s", (unit, isLeading, isTrailing) => {
  const text = `a${unit}`;
  expect([isLeadingSurrogate(text, 1), isTrailingSurrogate(text, 1)]).toEqual([isLeading, isTrailing]);
});

it("there is neither after the end of a text", () => {
  expect([isLeadingSurrogate("a", 1), isTrailingSurrogate("a", 1)]).toEqual([false, false]);
});
