import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { isPlain } from "../../src/structure/is-plain.js";
import { isOfClass, NotPlain } from "../../src/structure/plain.js";
import { slow } from "../support/slow.js";

const boom = () => {
  throw new Error("read");
};
const cyclic: Record<string, unknown> = {};
cyclic["self"] = [cyclic];
let deep: unknown = 0;
for (let level = 0; level < 1000; level++) deep = [deep];
let turns = 0;

describe("a plain value", () => {
  it.each<[string, unknown]>([
    ["a scalar", 5],
    ["null", null],
    ["undefined", undefined],
    ["parsed from JSON", JSON.parse('{ "a": [{ "__proto__": { "b": null } }, "text"] }')],
    ["an undefined member", { a: undefined }],
    ["without a prototype", Object.assign(Object.create(null) as object, { a: 1 })],
    ["an array with holes and other members", Object.assign(new Array(3), { a: 1 })],
    ["itself", cyclic],
    ["a deep array", deep],
    ["frozen", Object.freeze({ a: Object.freeze([1]) })],
  ])("%s", (_, value) => {
    expect(isPlain(value)).toBe(true);
  });
});

describe("another value", () => {
  it.each<[string, unknown]>([
    ["a function", boom],
    ["a symbol", [Symbol("s")]],
    ["a bigint", { a: 1n }],
    ["a getter", { a: [Object.defineProperty({}, "b", { get: boom, enumerable: true })] }],
    ["a hidden getter", Object.defineProperty({}, "b", { get: boom })],
    ["a setter", Object.defineProperty({}, "b", { set: boom })],
    ["an array with a getter", Object.defineProperty([1, 2], "1", { get: boom })],
    ["an array with an iterator", Object.assign([1], { [Symbol.iterator]: boom })],
    ["a symbol as the name of a member", { [Symbol("s")]: 1 }],
    ["a date", { a: new Date(0) }],
    ["a class instance", [new (class Campaign {})()]],
    ["a subclass of Array", new (class List extends Array {})()],
    ["an array without a prototype", Object.setPrototypeOf([], null)],
    ["of another realm", runInNewContext("({})")],
    ["a proxy whose every trap throws", new Proxy({}, new Proxy({}, { get: () => boom }))],
    ["a proxy that throws once", { a: new Proxy({ b: 1 }, { get: () => (turns++ === 0 ? boom() : 1) }) }],
    ["a proxy that does nothing", [new Proxy({}, {})]],
    ["a revoked proxy", revoked()],
    ["more than a million entries", new Array(1_000_001).fill(0)],
  ])("%s", (_, value) => {
    expect(isPlain(value)).toBe(false);
  });

  it("an endless proxy", slow, () => {
    expect(isPlain(endless())).toBe(false);
  });
});

it("only the error of this name is meant", () => {
  expect([new NotPlain(), new TypeError(), null, revoked()].map((thrown) => isOfClass(thrown, NotPlain))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** A proxy that makes new objects for as long as it is read. */
function endless(): object {
  return new Proxy({} as Record<string, unknown>, {
    ownKeys: () => ["a"],
    getOwnPropertyDescriptor: () => ({ value: endless(), configurable: true, enumerable: true }),
  });
}
