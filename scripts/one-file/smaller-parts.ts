import type { Plugin } from "esbuild";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import { roots } from "../generated.js";

// esbuild matches them in Go, which does not support JavaScript's flags.
const CHECKS = /[\\/]src[\\/]generated[\\/]checks\.ts$/;
const IS_PLAIN = /[\\/]src[\\/]structure[\\/]is-plain\.ts$/;

/**
 * Puts small checks into a bundle instead of the fast ones: both are compiled from the same schemas. Lets no value count
 * as plain after an error: telling plain objects from proxies needs `structuredClone`, which engines lack for which the
 * single file is made, so there it finds none anyway.
 */
export const smallerParts: Plugin = {
  name: "smaller-parts",
  setup(build) {
    build.onLoad({ filter: CHECKS }, () => ({ contents: compileChecks(roots, true), loader: "ts" }));
    build.onLoad({ filter: IS_PLAIN }, () => ({ contents: "export const isPlain = () => false;", loader: "js" }));
  },
};
