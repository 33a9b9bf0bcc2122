import * as standard from "../../src/adapters/standard.js";
import * as arbitraries from "../../src/arbitraries/index.js";
import * as engine from "../../src/index.js";
import * as catalogue from "../../src/reference/catalogue.js";
import * as schemas from "../../src/reference/schemas.js";
import * as testing from "../../src/testing/index.js";
import type { Entries } from "./attempts.js";

/** The entries, from the sources. */
export const entries: Entries = {
  "campaign-rules": engine,
  "campaign-rules/catalogue": catalogue,
  "campaign-rules/schemas": schemas,
  "campaign-rules/standard": standard,
  "campaign-rules/arbitraries": arbitraries,
  "campaign-rules/testing": testing,
};
