import type { Plugin } from "esbuild";

// esbuild matches it in Go, which does not support JavaScript's flags.
const IS_PLAIN = /[\\/]src[\\/]structure[\\/]is-plain\.ts$/;

/**
 * Lets no value count as plain after an error. Telling plain objects from proxies needs `structuredClone`, which engines
 * lack for which the single file is made, so there it finds none anyway.
 */
export const neverPlain: Plugin = {
  name: "never-plain",
  setup(build) {
    build.onLoad({ filter: IS_PLAIN }, () => ({ contents: "export const isPlain = () => false;", loader: "js" }));
  },
};
