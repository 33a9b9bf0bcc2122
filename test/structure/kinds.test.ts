import { expect, it } from "vitest";
import { isOfType, kindOf } from "../../src/structure/kinds.js";

it.each<[value: unknown, kind: string]>([
  [null, "null"],
  [[], "array"],
  [{}, "object"],
  [1.5, "number"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
  [1n, "bigint"],
  [undefined, "undefined"],
])("the kind of %s is %s", (value, kind) => expect(kindOf(value)).toBe(kind));

it("a revoked proxy is recognized as far as possible", () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(kindOf(proxy)).toBe("object");
  expect(isOfType(proxy, "array")).toBe(false);
});

it.each<[value: unknown, type: "integer" | "number" | "string" | "object", is: boolean]>([
  [1, "integer", true],
  [1.5, "integer", false],
  ["1", "integer", false],
  [1.5, "number", true],
  ["x", "string", true],
  [{}, "object", true],
  [null, "object", false],
  [[], "object", false],
])("whether %j is of type %s: %j", (value, type, is) => expect(isOfType(value, type)).toBe(is));
