import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "tsup";
import { jsonParser } from "../../scripts/json-parser.js";
import { licencesTo } from "../../scripts/with-licences.js";

const server = fileURLToPath(new URL("../language-server", import.meta.url));

const shared = { platform: "node", target: "es2022", splitting: false, clean: false } as const satisfies Options;

export default defineConfig([
  {
    ...shared,
    entry: { extension: "src/extension.ts" },
    format: "cjs",
    outExtension: () => ({ js: ".cjs" }),
    external: ["vscode"],
    noExternal: [/^(?!vscode$)/],
    esbuildPlugins: [licencesTo("dist/extension-licences.txt")],
  },
  {
    ...shared,
    entry: { server: join(server, "src/cli.ts") },
    format: "esm",
    outExtension: () => ({ js: ".mjs" }),
    noExternal: [/./],
    // Packages written for `require` load Node's modules with it. The engine in this bundle has such a line too.
    banner: {
      js: 'import { createRequire as requireForServer } from "node:module"; const require = requireForServer(import.meta.url);',
    },
    esbuildOptions(options) {
      // The other build of the JSON language service cannot be bundled.
      options.mainFields = ["module", "main"];
    },
    esbuildPlugins: [jsonParser, licencesTo("dist/server-licences.txt")],
    onSuccess: () => cp(join(server, "dist/rules"), "dist/rules", { recursive: true }),
  },
]);
