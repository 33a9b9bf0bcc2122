import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["playground/test/**/*.test.ts"],
    testTimeout: 60_000,
    // As long as the browser's driver waits: a slow machine takes longer, and nothing else.
    expect: { poll: { timeout: 30_000 } },
    // One server and one browser for all.
    fileParallelism: false,
  },
});
