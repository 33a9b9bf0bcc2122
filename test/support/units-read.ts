import { vi } from "vitest";

/** How often `work` reads a UTF-16 unit of a text. Unlike a time, this count is the same on every run. */
export function unitsReadBy(work: () => unknown): number {
  const spy = vi.spyOn(String.prototype, "charCodeAt");
  try {
    work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
