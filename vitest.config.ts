import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that mock modules, start the built command line or servers, or look at what all code in a process shares. */
const alone = [
  "test/{adapters,cli,hostile}/**/*.test.ts",
  "test/{audit,conformance,contributing,dist,docs,lint-effort,your-own-rules}.test.ts",
];

export default defineConfig(({ mode }) => ({
  test: {
    // The budgets of random tests: see test/support/budget.ts.
    env: { TEST_BUDGET: mode === "full" ? "full" : "small" },
    // Budgets are counts. A slow or busy machine takes longer, and nothing else: this only ends what hangs.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    // The default leaves one core to the watcher, which nobody runs here.
    maxWorkers: "100%",
    // What is transformed is kept in node_modules, by the text of each file: that is most of the time a single file takes.
    experimental: { fsModuleCache: true },
    setupFiles: [fileURLToPath(new URL("test/support/seed.ts", import.meta.url))],
    projects: [
      {
        extends: true,
        test: { name: "alone", include: alone, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        // To load the engine anew for each file would take most of the time. Whoever changes what all code shares puts it back.
        test: {
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: alone,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
