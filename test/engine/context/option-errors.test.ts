import { expect, it } from "vitest";
import { membersOf } from "../../../src/engine/context/option-errors.js";

it.each([
  ["of an object are its own", { a: 1 }, { a: 1 }],
  ["are none if it is undefined", undefined, {}],
])("the members of an option %s, and nothing is inherited", (_, option, members) => {
  const found = membersOf(option, "it");
  expect({ ...found }).toEqual(members);
  expect(found["toString"]).toBe(undefined);
});
