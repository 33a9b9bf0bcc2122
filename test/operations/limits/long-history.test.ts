import { describe, expect, it } from "vitest";
import { checkCreationQuota, checkRateLimit } from "../../../src/index.js";
import { once } from "../../support/once.js";
import { NOW } from "./ages.js";

const MILLION = 1_000_000;

const orders: [string, (age: number) => number][] = [
  ["newest first", (index) => index],
  ["oldest first", (index) => MILLION - 1 - index],
  ["in no order", (index) => (index * 611_953) % MILLION],
  ["all at once", () => 0],
];

describe.each(orders)("a million events, %s", (name, ageOf) => {
  const history = once(() => Array.from({ length: MILLION }, (_, index) => NOW - ageOf(index)));

  it("that count are counted", () => {
    const isAtOnce = name === "all at once";
    expect(checkRateLimit(history(), NOW)).toMatchObject({
      breached: [
        { window: "second", count: isAtOnce ? MILLION : 1000 },
        { window: "minute", count: isAtOnce ? MILLION : 60_000 },
        { window: "hour", count: MILLION },
      ],
      // All but 99 of the newest events must leave.
      retryAfterMs: isAtOnce ? 3_600_000 : 3_600_000 - 99,
    });
  });

  it("that are too old leave room", () => {
    expect(checkCreationQuota(history(), NOW + 86_400_000).ok).toBe(true);
    expect(checkCreationQuota(history(), NOW + 86_399_999 - 99).ok).toBe(false);
  });
});
