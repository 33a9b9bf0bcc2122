import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that mock a module, which must be loaded again for them, or that fill most of a heap. */
const alone = ["test/operations/limits/long-history.test.ts"];

/** Tests that start the built command, servers or processes, use other validators, or try very many values. */
const slow = [
  "test/{adapters,cli,hostile}/**/*.test.ts",
  "test/reference/documents/{format-patterns.random,json-schema,open-api,verdicts}.test.ts",
  "test/search/kept.test.ts",
  "test/{audit,conformance,contributing,dist,docs,pages,your-own-rules}.test.ts",
  "test/{arbitraries/*,oracle/places,testing/node-test}.test.ts",
];

const support = (name: string) => fileURLToPath(new URL(`test/support/${name}.ts`, import.meta.url));

/** The budgets of random tests: see test/support/budget.ts. A project reads this file again, without the mode. */
const budgets = (mode: string) => ({ TEST_BUDGET: mode === "full" ? "full" : "small" });

export default defineConfig(({ mode }) => {
  const everyTwentieth = mode === "quick" ? [support("every-twentieth")] : [];
  const plainOnce = support("plain-once");
  // Projects run in the order of their names, and each next file starts when a core is free: the fastest files come
  // last.
  const projects = [
    { name: "alone", include: alone, isolate: true, setupFiles: everyTwentieth },
    { name: "slow", include: slow, exclude: alone, setupFiles: [plainOnce, ...everyTwentieth] },
    { name: "usual", include: ["test/**/*.test.ts"], exclude: [...alone, ...slow], setupFiles: [plainOnce] },
  ];
  return {
    test: {
      // Budgets are counts, so a slow machine only takes longer. The timeouts only end tests that hang.
      testTimeout: 3_600_000,
      hookTimeout: 3_600_000,
      // The default leaves one core to the watcher, which we do not use.
      maxWorkers: "100%",
      // Loading the engine again for each file would take most of the time. A test that changes global state restores
      // it.
      isolate: false,
      // Caches transformed files in node_modules, by their text. Transforming takes most of the time of a single test
      // file.
      experimental: { fsModuleCache: true },
      globalSetup: support("temporary-folder"),
      setupFiles: [support("seed")],
      projects: projects.map((test) => ({ extends: true, test: { env: budgets(mode), ...test } })),
    },
  };
});
