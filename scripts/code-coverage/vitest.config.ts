import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";
import { counting, isCounted } from "./build.js";

const counted = new Map<string, ReturnType<typeof counting>>();

/** Counts what the tests run in their own processes. Each project of the tests asks for the same files. */
const plugin = {
  name: "counting",
  enforce: "pre" as const,
  async transform(_: string, id: string) {
    if (!isCounted(id)) return null;
    const made = counted.get(id) ?? counting(id);
    counted.set(id, made);
    return { code: (await made).code, map: null };
  },
};

const setup = fileURLToPath(new URL("setup.ts", import.meta.url));

export default defineConfig((environment) =>
  mergeConfig(
    shared(environment),
    // What is kept of transformed files would be without counters.
    defineConfig({ plugins: [plugin], test: { setupFiles: [setup], experimental: { fsModuleCache: false } } }),
  ),
);
