import { type Violation, validateCreate } from "../../src/index.js";
import { agreeOnCreate } from "../oracle/agree.js";
import { frozen } from "./json.js";
import { nothingRefused } from "./nothing-refused.js";

/** The structural violations of a body, in order. Cross-field rules have their own tests. The oracle must agree. */
export function structural(body: unknown): Violation[] {
  agreeOnCreate(body, nothingRefused);
  return validateCreate(frozen(body), nothingRefused).violations.filter(({ rule }) => rule.startsWith("structure."));
}

/** The same, as rule and path. */
export function faults(body: unknown): string[] {
  return structural(body).map(({ rule, path }) => `${rule.slice("structure.".length)} ${path}`);
}
