import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";
import { counting, isCounted } from "./build.js";

/** Counts what the tests run in their own processes. */
const plugin = {
  name: "counting",
  enforce: "pre" as const,
  transform: async (_: string, id: string) => (isCounted(id) ? { code: (await counting(id)).code, map: null } : null),
};

const setup = fileURLToPath(new URL("setup.ts", import.meta.url));

export default defineConfig((environment) =>
  mergeConfig(
    shared(environment),
    // What is kept of transformed files would be without counters.
    defineConfig({ plugins: [plugin], test: { setupFiles: [setup], experimental: { fsModuleCache: false } } }),
  ),
);
