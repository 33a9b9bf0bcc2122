import { copyFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import { engineApart } from "./scripts/engine-apart.js";
import { buildOneFile } from "./scripts/one-file/build.js";
import { onlyVersion } from "./scripts/only-version.js";
import { withDocumentTexts } from "./scripts/with-document-texts.js";
import { licencesTo } from "./scripts/with-licences.js";
import { withRequestSchemas } from "./scripts/with-request-schemas.js";
import { withoutCatalogueTexts } from "./scripts/without-catalogue-texts.js";

const shared = {
  target: "es2022",
  // The engine is one file that imports nothing. Entries that need all of it load it; the others are self-contained.
  splitting: false,
  clean: false,
} as const;

/** Entries that programs load with `import` or `require`. */
const library = { ...shared, format: ["esm", "cjs"], platform: "neutral", sourcemap: true } satisfies Options;

const engine = { index: "src/index.ts" };
const others = {
  catalogue: "src/reference/catalogue.ts",
  schemas: "src/reference/schemas.ts",
  config: "src/files/config.ts",
};
const edges = {
  // Only the engine that made a custom rule knows it, so all of these load the same engine.
  arbitraries: "src/arbitraries/index.ts",
  standard: "src/adapters/standard.ts",
  fastify: "src/adapters/fastify.ts",
  hono: "src/adapters/hono.ts",
  express: "src/adapters/express.ts",
  testing: "src/testing/index.ts",
};

/** For Node only: it finds and loads configurations. */
const files = { files: "src/files/index.ts" };

/** Packages written for `require` load Node's modules with it. */
const withRequire = {
  js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
};

/** Left out with --no-dts, which would make a build of code out of it. */
const types: Options = {
  ...library,
  entry: { ...engine, ...others, ...edges, ...files },
  // Our types contain the few types of Standard Schema, so users need not install them.
  dts: { only: true, resolve: ["@standard-schema/spec"] },
};

export default defineConfig(({ dts }) => [
  { ...library, entry: engine, esbuildPlugins: [withoutCatalogueTexts] },
  {
    ...library,
    entry: others,
    async onSuccess() {
      await copyFile("src/generated/config.schema.json", "dist/config.schema.json");
      await buildOneFile("dist");
    },
  },
  { ...library, entry: edges, esbuildPlugins: [engineApart, withDocumentTexts] },
  {
    ...library,
    entry: files,
    platform: "node",
    noExternal: [/./],
    banner: ({ format }) => (format === "esm" ? withRequire : {}),
    esbuildPlugins: [engineApart, withRequestSchemas],
  },
  ...(dts === false ? [] : [types]),
  {
    ...shared,
    entry: { cli: "src/cli/main.ts", "ndjson-worker": "src/cli/ndjson/worker-main.ts" },
    format: "esm",
    platform: "node",
    // The command line and its threads share the engine.
    splitting: true,
    // Installing the package installs no other packages, and one file starts faster than fifty.
    noExternal: [/./],
    banner: withRequire,
    esbuildPlugins: [onlyVersion, licencesTo("dist/licences.txt")],
  },
]);
