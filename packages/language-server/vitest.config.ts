import { defineConfig } from "vitest/config";

export default defineConfig({
  // Budgets are counts. These limits only end tests that hang.
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: "../../test/support/temporary-folder.ts",
    setupFiles: "../../test/support/seed.ts",
  },
});
