// An independent, slow and obvious reading of the specification: the verdict on a create request that came out of
// JSON.parse. It shares no code with the package.

import { meantChannel } from "./channel.js";
import { requestIdIn } from "./request-id.js";
import { type OracleContext, ruleViolations } from "./rules.js";
import { Skips } from "./skips.js";
import { structureViolations } from "./structure.js";
import { type Verdict, verdictOf } from "./verdict.js";

export type { OracleViolation } from "./places.js";
export type { OracleContext } from "./rules.js";

/** `requestId`: what the error body echoes, if there is one. `skips` is filled. */
export function oracleCreate(
  body: unknown,
  context: OracleContext = {},
  skips = new Skips(),
): Verdict & { requestId?: string } {
  const maxDepth = context.bounds?.maxDepth ?? 200;
  const channel = meantChannel(body);
  const structure = structureViolations(body, { channel, maxDepth, policies: context.policies });
  const rules = ruleViolations(body, channel, context, maxDepth, structure, undefined, skips);
  skips.isKnown = true;
  const verdict = verdictOf([...structure, ...rules], context);
  const requestId = requestIdIn(body);
  return { ...verdict, ...(verdict.code !== undefined && requestId !== undefined && { requestId }) };
}
