import { inputRules, planRules, rules } from "../reference/catalogue.js";

/** Every rule of ours, as lists show them: those about files and plans first. */
export const everyRule = [...inputRules, ...planRules, ...rules] as const;
