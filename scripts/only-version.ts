import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

// esbuild matches it in Go, which does not support JavaScript's flags.
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
