import type { Plugin } from "esbuild";
import { requestSchemas } from "../src/text/request/request-schemas.js";

// esbuild matches it in Go, which does not support JavaScript's flags.
const MODULE = /[\\/]src[\\/]text[\\/]request[\\/]request-schemas\.ts$/;

/** Puts the schemas of requests into an entry as data, so that it need not contain TypeBox, which makes them. */
export const withRequestSchemas: Plugin = {
  name: "with-request-schemas",
  setup(build) {
    build.onLoad({ filter: MODULE }, () => {
      return { contents: `export const requestSchemas = ${JSON.stringify(requestSchemas)};`, loader: "js" };
    });
  },
};
