import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lookups } from "../../src/adapters/lookup.js";
import { routeFor } from "../../src/adapters/route.js";
import { ServerDefect } from "../../src/adapters/server-defect.js";

const never = () => new Promise(() => {});
const later = <T>(value: T, delay: number) => new Promise<T>((resolve) => setTimeout(resolve, delay, value));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The outcome of a lookup within a time. */
async function outcomeWithin(milliseconds: number, asked: Promise<unknown>): Promise<unknown> {
  const settled = Promise.race([asked.catch((error: unknown) => error), later("still waiting", milliseconds)]);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return settled;
}

const lateness = (milliseconds: number) =>
  new ServerDefect("the lookup", new Error(`no answer within ${milliseconds} ms`));

describe("a lookup that hangs", () => {
  it.each<[string, number | undefined, number]>([
    ["ten seconds by default", undefined, 10_000],
    ["as long as the timeout of the route", 25, 25],
    ["as long as the longest timer", 2 ** 31 - 1, 2 ** 31 - 1],
  ])("may take %s", async (_, timeout, limit) => {
    const asked = lookups(timeout)("the lookup", never);
    expect(await outcomeWithin(limit - 1, asked)).toBe("still waiting");
    expect(await outcomeWithin(1, asked)).toEqual(lateness(limit));
  });

  it.each([0, Infinity])("has no time limit if the timeout is %s", async (timeout) => {
    expect(await outcomeWithin(2 ** 31, lookups(timeout)("the lookup", never))).toBe("still waiting");
  });
});

describe("no timer remains", () => {
  it.each<[string, () => unknown]>([
    ["returns a value", () => "found"],
    ["returns a promise", () => Promise.resolve("found")],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no"))],
    ["rejects with nothing", () => Promise.reject()],
  ])("after a lookup that %s", async (_, ask) => {
    await lookups()("the lookup", ask).catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it("after a lookup that timed out", async () => {
    await outcomeWithin(10, lookups(10)("the lookup", never));
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([undefined, null, 0, "found", {}])("a lookup may return %j", async (value) => {
  expect(await lookups(10)("the lookup", () => value)).toBe(value);
});

it("a lookup just in time succeeds", async () => {
  expect(
    await outcomeWithin(
      10,
      lookups(10)("the lookup", () => later("found", 9)),
    ),
  ).toBe("found");
});

describe("the options of a route", () => {
  const framework = { report: vi.fn() };

  it.each([-1, Number.NaN, -Infinity, 2 ** 31, "10", null, {}])("timeout cannot be %s", (timeout) => {
    expect(() => routeFor("create", { timeout: timeout as never }, framework)).toThrow(
      /^timeout must be milliseconds from/u,
    );
    expect(() => routeFor("create", { timeout: timeout as never }, framework)).toThrow(TypeError);
  });

  it.each([0, 0.5, 1, 2 ** 31 - 1, Infinity, undefined])("timeout can be %s", (timeout) => {
    expect(() => routeFor("create", { timeout }, framework)).not.toThrow();
  });

  it("must be an object", () => {
    expect(() => routeFor("create", null as never, framework)).toThrow(new TypeError("options must be an object"));
  });

  it("campaign must be a function", () => {
    const error = new TypeError("campaign must be a function, got object");
    expect(() => routeFor("update", { campaign: { state: "DRAFT" } as never }, framework)).toThrow(error);
  });
});
