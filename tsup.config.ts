import { defineConfig } from "tsup";
import { withoutCatalogueTexts } from "./scripts/without-catalogue-texts.js";

const shared = {
  format: "esm",
  target: "es2022",
  // Each entry stands alone: the engine is one file that imports nothing.
  splitting: false,
  clean: false,
} as const;

const engine = { index: "src/index.ts" };
const others = {
  catalogue: "src/catalogue/index.ts",
  arbitraries: "src/arbitraries/index.ts",
  schemas: "src/schemas/index.ts",
};

export default defineConfig([
  { ...shared, entry: engine, platform: "neutral", esbuildPlugins: [withoutCatalogueTexts] },
  { ...shared, entry: others, platform: "neutral" },
  { ...shared, entry: { ...engine, ...others }, platform: "neutral", dts: { only: true } },
  {
    ...shared,
    entry: { cli: "src/cli/main.ts", "ndjson-worker": "src/cli/ndjson/worker.ts" },
    platform: "node",
    // The threads of the command line have the engine in common with it.
    splitting: true,
  },
]);
