import { copyFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { engineApart } from "./scripts/engine-apart.js";
import { onlyVersion } from "./scripts/only-version.js";
import { withDocumentTexts } from "./scripts/with-document-texts.js";
import { withoutCatalogueTexts } from "./scripts/without-catalogue-texts.js";

const shared = {
  format: "esm",
  target: "es2022",
  // The engine is one file that imports nothing. Entries that need all of it load it; the others stand alone.
  splitting: false,
  clean: false,
} as const;

const engine = { index: "src/index.ts" };
const others = {
  catalogue: "src/catalogue/index.ts",
  schemas: "src/documents/index.ts",
  config: "src/config/index.ts",
};
const edges = {
  // Custom rules are known to the engine that made them.
  arbitraries: "src/arbitraries/index.ts",
  standard: "src/standard/index.ts",
  fastify: "src/adapters/fastify.ts",
  hono: "src/adapters/hono.ts",
  express: "src/adapters/express.ts",
  testing: "src/testing/index.ts",
};

export default defineConfig([
  { ...shared, entry: engine, platform: "neutral", esbuildPlugins: [withoutCatalogueTexts] },
  {
    ...shared,
    entry: others,
    platform: "neutral",
    onSuccess: () => copyFile("src/generated/config.schema.json", "dist/config.schema.json"),
  },
  { ...shared, entry: edges, platform: "neutral", esbuildPlugins: [engineApart, withDocumentTexts] },
  {
    ...shared,
    entry: { ...engine, ...others, ...edges },
    platform: "neutral",
    // The types of the standard are few, and part of ours: nobody has to install them.
    dts: { only: true, resolve: ["@standard-schema/spec"] },
  },
  {
    ...shared,
    entry: { cli: "src/cli/main.ts", "ndjson-worker": "src/cli/ndjson/worker-main.ts" },
    platform: "node",
    // The threads of the command line have the engine in common with it.
    splitting: true,
    esbuildPlugins: [onlyVersion],
  },
]);
