import { expect } from "vitest";

/**
 * Sees that what takes a moment when work is linear does not take minutes. Processor time is counted, so that a busy
 * machine changes nothing; `npm run -w scripts search` measures how work grows.
 */
export function endsSoon(act: () => void): void {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(10);
}
