import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests that start the built command, servers or processes, use other validators, or try very many values. `npm test`
 * leaves them out.
 */
const slow = [
  "test/cli/**/!(describe|exceptions|help|main|named-files|options|update|warnings|whole-requests).test.ts",
  "test/adapters/!(express|fastify|head|hono|options|unique-keys).test.ts",
  "test/adapters/standard/!(standard).test.ts",
  "test/hostile/*.test.ts",
  "test/**/*.random.test.ts",
  "test/operations/limits/long-history.test.ts",
  "test/reference/{catalogue/rule-options,documents/verdicts}.test.ts",
  "test/search/kept.test.ts",
  "test/structure/members.test.ts",
  "test/{audit,conformance,contributing,dist,docs,one-file,verdicts,your-own-rules}.test.ts",
  "test/{arbitraries/*,oracle/{decision-space,places},testing/node-test}.test.ts",
];

const root = fileURLToPath(new URL(".", import.meta.url));
const support = (name: string) => `${root}test/support/${name}.ts`;

export default defineConfig(({ mode }) => {
  // Projects read this file again, without the mode.
  const env = { TEST_BUDGET: mode };
  // Projects run in the order of their names, and each next file starts when a core is free: the fastest files come
  // last.
  const usual = { name: "usual", include: ["test/**/*.test.ts"], exclude: slow };
  const projects = mode === "quick" ? [usual] : [{ name: "slow", include: slow }, usual];
  return {
    test: {
      // Budgets are counts, so a slow machine only takes longer. The timeouts only end tests that hang.
      testTimeout: 3_600_000,
      hookTimeout: 3_600_000,
      // The default leaves one core to the watcher, which we do not use.
      maxWorkers: "100%",
      // Random tests make much garbage. In more space, it is collected less often.
      execArgv: ["--max-semi-space-size=64"],
      // Loading the engine again for each file would take most of the time. A test that changes global state restores
      // it.
      isolate: false,
      // Caches transformed files in node_modules, by their text. Transforming takes most of the time of a single test
      // file.
      experimental: { fsModuleCache: true },
      globalSetup: support("temporary-folder"),
      setupFiles: [support("seed"), support("plain-once")],
      projects: projects.map((test) => ({ extends: true, test: { env, ...test } })),
    },
  };
});
