import { vi } from "vitest";

/** How many units of texts work reads, each as often as it reads it: a count of what it does, where a time would vary. */
export function unitsReadBy(work: () => unknown): number {
  const spy = vi.spyOn(String.prototype, "charCodeAt");
  try {
    work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
