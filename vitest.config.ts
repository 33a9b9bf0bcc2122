import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Budgets are counts: a slow machine takes longer, and nothing else.
    testTimeout: 300_000,
    // The default leaves one core to the watcher, which nobody runs here.
    maxWorkers: "100%",
  },
});
