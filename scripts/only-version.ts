import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

// Matched by Go, which knows no flags of JavaScript.
const MANIFEST = /[\\/]package\.json$/;

/** Puts only our name and version into the command line, not all of package.json. */
export const onlyVersion: Plugin = {
  name: "only-version",
  setup(build) {
    build.onLoad({ filter: MANIFEST }, async ({ path }) => {
      const { name, version } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
      return { contents: JSON.stringify({ name, version }), loader: "json" };
    });
  },
};
