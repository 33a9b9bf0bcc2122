import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that start the built command, servers or processes, or try very many values. */
const slow = [
  "test/{adapters,cli,hostile}/**/*.test.ts",
  "test/{audit,conformance,contributing,dist,docs,lint-effort,pages,your-own-rules}.test.ts",
  "test/{arbitraries/hostile-value,limits/long-history,oracle/places,request-text/secrets,testing/node-test}.test.ts",
];

const support = (name: string) => fileURLToPath(new URL(`test/support/${name}.ts`, import.meta.url));

/** The budgets of random tests: see test/support/budget.ts. A project reads this file again, without the mode. */
const budgets = (mode: string) => ({ TEST_BUDGET: mode === "full" ? "full" : "small" });

export default defineConfig(({ mode }) => ({
  test: {
    // Budgets are counts. A slow or busy machine takes longer, and nothing else: this only ends what hangs.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    // The default leaves one core to the watcher, which nobody runs here.
    maxWorkers: "100%",
    // What is transformed is kept in node_modules, by the text of each file: that is most of the time a single file takes.
    experimental: { fsModuleCache: true },
    setupFiles: [support("seed")],
    projects: [
      {
        extends: true,
        test: {
          name: "slow",
          env: budgets(mode),
          include: slow,
          setupFiles: mode === "quick" ? [support("every-tenth")] : [],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // To load the engine anew for each file would take most of the time. Whoever changes what all code shares puts it back.
        test: {
          name: "fast",
          env: budgets(mode),
          include: ["test/**/*.test.ts"],
          exclude: slow,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
