import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["playground/test/**/*.test.ts"],
    testTimeout: 60_000,
    // One server and one browser for all.
    fileParallelism: false,
  },
});
