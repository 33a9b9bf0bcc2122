import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/storage/support/global-postgres.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
