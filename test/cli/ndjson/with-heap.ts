import { syncBuiltinESMExports } from "node:module";
import v8, { type HeapInfo } from "node:v8";
import { vi } from "vitest";

/** Runs a function while the heap of this thread seems to have a limit, and to be used, in bytes. */
export function withHeap<T>({ limit, used }: { limit: number; used: number }, run: () => T): T {
  const heap: Partial<HeapInfo> = { heap_size_limit: limit, used_heap_size: used };
  const statistics = vi.spyOn(v8, "getHeapStatistics").mockReturnValue(heap as HeapInfo);
  syncBuiltinESMExports();
  try {
    return run();
  } finally {
    statistics.mockRestore();
    syncBuiltinESMExports();
  }
}
