import type { Plugin } from "esbuild";
import { documentTexts } from "../src/adapters/standard/document-texts.js";

// esbuild matches it in Go, which does not support JavaScript's flags.
const MODULE = /[\\/]src[\\/]adapters[\\/]standard[\\/]document-texts\.ts$/;

/** Puts the JSON Schema documents into an entry as data, so that it need not load the code that makes them. */
export const withDocumentTexts: Plugin = {
  name: "with-document-texts",
  setup(build) {
    build.onLoad({ filter: MODULE }, () => {
      return { contents: `export const documentTexts = ${JSON.stringify(documentTexts)};`, loader: "js" };
    });
  },
};
