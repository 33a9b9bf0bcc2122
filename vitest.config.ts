import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    // The default leaves one core to the watcher, which nobody runs here.
    maxWorkers: "100%",
  },
});
