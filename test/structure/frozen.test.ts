import { expect, it } from "vitest";
import { frozen } from "../../src/structure/frozen.js";

it("freezes objects and arrays at every level, and members with symbols", () => {
  const key = Symbol("key");
  const value = { list: [{ deep: {} }], none: null, text: "x", [key]: {} };
  expect(frozen(value)).toBe(value);
  for (const part of [value, value.list, value.list[0], value.list[0]?.deep, value[key]]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

it.each([[null], [undefined], ["text"], [1], [true]])("returns %j as it is", (value) => {
  expect(frozen(value)).toBe(value);
});

it("functions stay as they are", () => {
  const check = () => true;
  frozen({ check });
  expect(Object.isFrozen(check)).toBe(false);
});

it("freezing ends with values that contain themselves", () => {
  const value: { self?: object } = {};
  value.self = value;
  expect(Object.isFrozen(frozen(value))).toBe(true);
});

it("the contents of a frozen object stay as they are, because they were frozen before or belong to others", () => {
  const inner = {};
  frozen(Object.freeze({ inner }));
  expect(Object.isFrozen(inner)).toBe(false);
});
