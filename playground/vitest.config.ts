import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["playground/test/**/*.test.ts"],
    testTimeout: 60_000,
    // As long as the browser's driver waits. Only slow machines need it.
    expect: { poll: { timeout: 30_000 } },
    // One browser keeps two cores busy.
    fileParallelism: false,
  },
});
