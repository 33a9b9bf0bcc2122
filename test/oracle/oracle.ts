// An independent, slow and obvious reading of spec.md and contract.md (sections 1, 2 and 3, readings 1-13): the verdict
// on a create request that came out of JSON.parse. It shares no code with the package.

import { type Channel, get, type OracleViolation } from "./places.js";
import { type OracleContext, ruleViolations } from "./rules.js";
import { structureViolations } from "./structure.js";

export type { OracleViolation } from "./places.js";
export type { OracleContext } from "./rules.js";

export function oracleCreate(
  body: unknown,
  context: OracleContext = {},
): { violations: OracleViolation[]; code?: string } {
  const maxDepth = context.bounds?.maxDepth ?? 200;
  const named = get(body, ["channel"]);
  const channel: Channel | undefined = named === "PUSH" || named === "EMAIL" ? named : undefined;

  const structure = structureViolations(body, channel, maxDepth);
  const rules = ruleViolations(body, channel, context, maxDepth, structure);

  // one for each path: structure over rules, then the earlier rule
  const all = [...structure, ...rules];
  const kept = all.filter((one, i) => all.findIndex((other) => other.path === one.path) === i);

  const violations = kept.map(({ flagGate: _, ...plain }) => plain);
  const first = kept[0];
  if (first === undefined) return { violations };
  return { violations, code: first.flagGate ? "VALIDATION_FAILED" : "400 Bad Request" };
}
