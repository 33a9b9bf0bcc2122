import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const ENGINE = fileURLToPath(new URL("../src/index.js", import.meta.url));

/**
 * Makes an entry load the built engine as a separate file instead of containing it, so that a server loads it only
 * once.
 */
export const engineApart: Plugin = {
  name: "engine-apart",
  setup(build) {
    const path = build.initialOptions.format === "cjs" ? "./index.cjs" : "./index.js";
    build.onResolve({ filter: /[\\/]index\.js$/ }, ({ path: imported, importer }) => {
      return resolve(dirname(importer), imported) === ENGINE ? { path, external: true } : undefined;
    });
  },
};
