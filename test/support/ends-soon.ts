import { expect } from "vitest";

/**
 * Checks that work which takes a moment in linear time does not take minutes. It counts processor time, so the load of
 * the machine does not matter. `npm run -w scripts search` measures how the time grows.
 */
export function endsSoon(act: () => void): void {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(10);
}
