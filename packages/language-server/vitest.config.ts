import { defineConfig } from "vitest/config";

export default defineConfig({
  // Budgets are counts: this only ends what hangs.
  test: { include: ["test/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
