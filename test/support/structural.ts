import { type Context, type Violation, validateCreate } from "../../src/index.js";
import { frozen } from "./json.js";

/** A workspace with the features that gated members need, so that the structure check reports on those members, too. */
const context: Context = { features: ["AUDIENCE_LIMIT", "QUEUING"] };

/** The structural violations of a body, in order. Cross-field rules have their own tests. */
export function structural(body: unknown): Violation[] {
  return validateCreate(frozen(body), context).violations.filter(({ rule }) => rule.startsWith("structure."));
}

/** The same, as rule and path. */
export function faults(body: unknown): string[] {
  return structural(body).map(({ rule, path }) => `${rule.slice("structure.".length)} ${path}`);
}
