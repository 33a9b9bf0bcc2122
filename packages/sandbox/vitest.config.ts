import { defineConfig } from "vitest/config";
import { pageDefinition } from "./scripts/page.js";

export default defineConfig(async () => ({
  define: await pageDefinition(),
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/global-postgres.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
