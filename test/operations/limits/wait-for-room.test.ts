import { describe, expect, it } from "vitest";
import { waitForRoom } from "../../../src/operations/limits/check-windows.js";

const HOUR = 3_600_000;

describe("the wait for room", () => {
  it.each<[name: string, times: readonly number[], limit: number, wait: number]>([
    ["is that for the only event", [100], 1, 1000],
    ["is that for the last event to leave, in order", [10, 20, 30], 2, 920],
    ["is that for the last event to leave, backwards", [30, 20, 10], 2, 920],
    ["is that for the last event to leave, in no order", [20, 40, 10, 30], 3, 920],
    ["counts equal times one by one", [20, 10, 20, 20, 30], 3, 920],
  ])("%s", (_, times, limit, wait) => {
    expect(waitForRoom(times, limit, 1000, 100)).toBe(wait);
  });

  it.each([
    [0.3, -8999.823],
    [0.3, -36_000.192],
  ])("is long enough in spite of rounding, and hardly longer: at %d after %d", (now, last) => {
    const exact = HOUR - (now - last);
    expect(now + exact - last).toBeLessThan(HOUR);
    const wait = waitForRoom([last], 1, HOUR, now);
    expect(now + wait - last).toBeGreaterThanOrEqual(HOUR);
    expect(wait - exact).toBeLessThan(1e-6);
  });
});
