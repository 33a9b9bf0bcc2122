import { RuleDefect } from "../index.js";
import { rules } from "../reference/catalogue.js";
import { problemText } from "./problem-text.js";

/** The command was used incorrectly; the message says how. */
export class WrongUsage extends Error {}

/** If a custom rule threw the error, one that names the rule and the place; otherwise the same error. */
export function ruleFailure(place: string, error: unknown): unknown {
  const problem = error instanceof WrongUsage ? undefined : customRuleProblem(error);
  return problem === undefined ? error : new WrongUsage(`${place}: ${problem}`);
}

/** The problem with the user's own functions; undefined if they did not throw the error. */
export function customRuleProblem(error: unknown): string | undefined {
  if (error instanceof WrongUsage) return error.message;
  if (!(error instanceof RuleDefect) || rules.some(({ id }) => id === error.rule)) return undefined;
  return `the rule ${error.rule} failed: ${problemText(error.cause)}`;
}
