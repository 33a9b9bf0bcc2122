import { defineConfig } from "tsup";

const shared = {
  format: "esm",
  target: "es2022",
  // Each entry stands alone: the engine is one file that imports nothing.
  splitting: false,
  clean: false,
} as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: "src/index.ts", catalogue: "src/catalogue/index.ts", arbitraries: "src/arbitraries/index.ts" },
    platform: "neutral",
    dts: true,
  },
  {
    ...shared,
    entry: { cli: "src/cli/main.ts", "ndjson-worker": "src/cli/ndjson/worker.ts" },
    platform: "node",
    // The threads of the command line have the engine in common with it.
    splitting: true,
  },
]);
