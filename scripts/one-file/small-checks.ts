import type { Plugin } from "esbuild";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import { roots } from "../generated.js";

// esbuild matches it in Go, which does not support JavaScript's flags.
const CHECKS = /[\\/]src[\\/]generated[\\/]checks\.ts$/;

/** Puts small checks into a bundle instead of the fast ones. Both are compiled from the same schemas. */
export const smallChecks: Plugin = {
  name: "small-checks",
  setup(build) {
    build.onLoad({ filter: CHECKS }, () => ({ contents: compileChecks(roots, true), loader: "ts" }));
  },
};
