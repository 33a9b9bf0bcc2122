import type { CustomRule } from "../../src/index.js";

/** Your own rules, made by `defineRule`. A page that is built with them checks them like the built-in ones. */
export const customRules: readonly CustomRule[] = [];
