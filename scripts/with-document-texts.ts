import type { Plugin } from "esbuild";
import { documentTexts } from "../src/standard/document-texts.js";

// Matched by Go, which knows no flags of JavaScript.
const MODULE = /[\\/]src[\\/]standard[\\/]document-texts\.ts$/;

/** Puts the JSON Schema documents into the entry that only hands them out, so that it need not load what makes them. */
export const withDocumentTexts: Plugin = {
  name: "with-document-texts",
  setup(build) {
    build.onLoad({ filter: MODULE }, () => {
      return { contents: `export const documentTexts = ${JSON.stringify(documentTexts)};`, loader: "js" };
    });
  },
};
