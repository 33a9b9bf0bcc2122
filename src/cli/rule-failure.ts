import { rules } from "../catalogue/index.js";
import { RuleDefect } from "../index.js";
import { problemText } from "./problem-text.js";
import { WrongUsage } from "./usage.js";

/** If a custom rule threw the error, one that names the rule and the place; otherwise the same error. */
export function ruleFailure(place: string, error: unknown): unknown {
  if (!(error instanceof RuleDefect) || rules.some(({ id }) => id === error.rule)) return error;
  return new WrongUsage(`${place}: the rule ${error.rule} failed: ${problemText(error.cause)}`);
}
