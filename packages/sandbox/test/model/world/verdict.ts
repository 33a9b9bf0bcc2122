import type { validateCreate, validateUpdate } from "campaign-rules";
import type { Answer } from "./answer.js";
import { bodyOf, type ClientRequest } from "./client-request.js";
import { refusal } from "./refusals.js";

type Verdict = ReturnType<typeof validateCreate> | ReturnType<typeof validateUpdate>;

/**
 * The 400 for a request; undefined if nothing is wrong with it.
 *
 * @param verdict the engine's verdict on the body, without the state of the campaign.
 * @param locked paths that the update changes and the state locks.
 */
export function bodyRefusal(
  verdict: Verdict,
  locked: readonly string[],
  request: ClientRequest,
  seen: Answer,
): Answer | undefined {
  if (verdict.ok && locked.length === 0) return undefined;
  // The specification leaves open how to describe a text that is not JSON.
  if (bodyOf(request) === undefined) return refusal(400, {}, request, seen);
  if (verdict.truncated) return refusal(400, {}, request, seen);

  const inBody = verdict.ok ? [] : verdict.body.error.details.map(({ target }) => target);
  const isSilenced = (path: string) =>
    verdict.violations.some((violation) => violation.path === path || path.startsWith(`${violation.path}.`));
  const inState = locked.filter((path) => !isSilenced(path));
  const details = [...inBody, ...inState];
  // The order of problems in the state is open, and with it the code and the target of the whole answer.
  if (inState.length > 0 || verdict.ok) return refusal(400, { details, isOrdered: false }, request, seen);
  const { code, target } = verdict.body.error;
  return refusal(400, { code, target, details }, request, seen);
}
