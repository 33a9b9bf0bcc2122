import { inputRules, planRules, rules } from "campaign-rules/catalogue";

/** Every rule, as the command line lists them: those about files and plans first. */
export const everyRule = [...inputRules, ...planRules, ...rules] as const;
