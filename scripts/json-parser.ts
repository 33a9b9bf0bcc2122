import type { Plugin } from "esbuild";
import { root } from "./pack.js";

/** The build of jsonc-parser for bundlers; Node loads another one. */
const FILE = "jsonc-parser/lib/esm/main.js";

// esbuild matches the filters in Go, which does not support JavaScript's flags.

/** Bundles jsonc-parser with the default export that Node gives it; its build for bundlers has none. */
export const jsonParser: Plugin = {
  name: "jsonc-parser",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jsonc-parser$/ }, ({ path }) => ({ path, namespace: "default-export" }));
    onLoad({ filter: /./, namespace: "default-export" }, () => {
      return { contents: `export * from "${FILE}"; export * as default from "${FILE}";`, resolveDir: root };
    });
  },
};
