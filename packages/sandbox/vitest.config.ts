import { defineConfig } from "vitest/config";
import { pageDefinition } from "./scripts/page.js";

export default defineConfig(async () => ({
  define: await pageDefinition(),
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["../../test/support/temporary-folder.ts", "test/support/global-postgres.ts"],
    setupFiles: "../../test/support/seed.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
