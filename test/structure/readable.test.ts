import { expect, it } from "vitest";
import { readable, UNREADABLE, viewer } from "../../src/structure/readable.js";
import { whilePolluted } from "../support/polluted.js";

const boom = () => {
  throw new Error("boom");
};

it("a view shows plain data as it is", () => {
  const data = { a: [1, { b: null }, "x", [true]], c: { d: {} } };
  const view = readable(data);
  expect(JSON.stringify(view)).toBe(JSON.stringify(data));
  expect(Array.isArray((view as typeof data).a)).toBe(true);
});

it("values that are not objects are returned unchanged", () => {
  for (const value of [undefined, null, 1, "x", boom, Symbol.iterator]) expect(readable(value)).toBe(value);
});

it("a view shows own members only", () => {
  const view = readable(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } })) as object;
  expect(["inherited" in view, "own" in view, "toString" in view]).toEqual([false, true, false]);
  expect(Object.keys(view)).toEqual(["own"]);
  expect(Object.hasOwn(view, "inherited")).toBe(false);
});

it("a view reads each member once, and only on demand", () => {
  const reads: string[] = [];
  const value = {
    get a() {
      reads.push("a");
      return {};
    },
    get b() {
      reads.push("b");
      return 1;
    },
  };
  const view = readable(value) as { a: object };
  expect(reads).toEqual([]);
  expect(view.a).toBe(view.a);
  expect(reads).toEqual(["a"]);
});

it("each object has one view, so that cycles stay cycles", () => {
  const cycle: Record<string, unknown> = { list: [] };
  cycle["self"] = cycle;
  (cycle["list"] as unknown[]).push(cycle);
  const view = readable(cycle) as { self: unknown; list: unknown[] };
  expect(view.self).toBe(view);
  expect(view.list[0]).toBe(view);
});

it("a view shows a member that throws as unreadable", () => {
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  expect(readable(revoked)).toBe(UNREADABLE);
  expect(readable(new Proxy({}, { ownKeys: boom }))).toBe(UNREADABLE);
  expect(readable(new Proxy({ a: 1 }, { getOwnPropertyDescriptor: boom }))).toBe(UNREADABLE);
  const view = readable({
    get a() {
      return boom();
    },
    b: revoked,
  }) as Record<string, unknown>;
  expect([view["a"], view["b"]]).toEqual([UNREADABLE, UNREADABLE]);
});

it("rethrows a stack overflow, and no other error, if asked to", () => {
  const throwing = (message: string) => ({
    get a() {
      throw new RangeError(message);
    },
  });
  const read = (message: string, passesOverflow?: boolean) => () =>
    Reflect.get(viewer(passesOverflow).view(throwing(message)) as object, "a");
  const overflow = "Maximum call stack size exceeded";
  expect([read(overflow)(), read("oops", true)()]).toEqual([UNREADABLE, UNREADABLE]);
  expect(read(overflow, true)).toThrow(overflow);
});

it("ignores traps that report unlisted members", () => {
  const boastful = new Proxy({}, { has: () => true, get: () => 1, getOwnPropertyDescriptor: () => undefined });
  const view = readable(boastful) as Record<string, unknown>;
  expect(["a" in view, view["a"], Object.keys(view)]).toEqual([false, undefined, []]);
  const endless = new Proxy([], { get: (_, key) => (key === "length" ? 4_294_967_295 : "x") });
  expect((readable(endless) as unknown[])[0]).toBe(undefined);
});

it("lets arrays be used as arrays", () => {
  const view = readable([3, { a: 1 }, 5]) as unknown[];
  expect(view).toHaveLength(3);
  expect(view.map((entry) => typeof entry)).toEqual(["number", "object", "number"]);
  expect([...view.entries()].map(([index]) => index)).toEqual([0, 1, 2]);
});

it("a view shows a function as it is, unless it is a revoked proxy", () => {
  const { proxy: revoked, revoke } = Proxy.revocable(boom, {});
  revoke();
  expect(readable({ a: boom })).toEqual({ a: boom });
  expect(readable(revoked)).toBe(UNREADABLE);
});

it("describes the length of an array, and members that were read, with their values", () => {
  const list = readable([7]) as unknown[];
  expect(list[0]).toBe(7);
  expect(["length", "0"].map((key) => Reflect.getOwnPropertyDescriptor(list, key)?.value)).toEqual([1, 7]);
});

it("a view also lists members that were read", () => {
  const view = readable({ a: 1, b: 2 }) as { a: number };
  expect(view.a).toBe(1);
  expect(Object.keys(view)).toEqual(["a", "b"]);
});

it("a viewer returns the original of each view", () => {
  const inner = {};
  const { view, original } = viewer();
  const outer = view({ inner }) as { inner: unknown };
  expect(original(outer.inner)).toBe(inner);
  expect(outer.inner).not.toBe(inner);
  expect([original("x"), original(inner), original(UNREADABLE)]).toEqual(["x", inner, undefined]);
});

it("fills no hole of an array from a polluted prototype", () => {
  const view = readable(new Array(11)) as unknown[];
  const seen = whilePolluted(Array.prototype, { 0: "x", 10: "x" }, () => [view[0], view[10]]);
  expect(seen).toEqual([undefined, undefined]);
});
