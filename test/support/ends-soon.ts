import { expect } from "vitest";

/**
 * Sees that what takes a moment when work is linear does not take minutes. Slow and busy machines have room enough;
 * `npm run search` measures how work grows.
 */
export function endsSoon(act: () => void): void {
  const start = performance.now();
  act();
  expect(performance.now() - start).toBeLessThan(10_000);
}
