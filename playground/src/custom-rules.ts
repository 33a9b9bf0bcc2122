import type { CustomRule } from "../../src/index.js";

/** Rules of your own, made by `defineRule`. Once the page is built with them, it checks them like the built-in ones. */
export const customRules: readonly CustomRule[] = [];
