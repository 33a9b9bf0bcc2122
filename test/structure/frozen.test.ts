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

it("leaves functions as they are", () => {
  const check = () => true;
  frozen({ check });
  expect(Object.isFrozen(check)).toBe(false);
});

it("ends with values that contain themselves", () => {
  const value: { self?: object } = {};
  value.self = value;
  expect(Object.isFrozen(frozen(value))).toBe(true);
});

it("leaves what a frozen object contains as it is, because that was frozen before or belongs to others", () => {
  const inner = {};
  frozen(Object.freeze({ inner }));
  expect(Object.isFrozen(inner)).toBe(false);
});
