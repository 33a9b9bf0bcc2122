import type { validateCreate, validateUpdate } from "campaign-rules";
import type { Answer } from "./answer.js";
import { bodyOf, type ClientRequest } from "./client-request.js";
import { refusal } from "./refusals.js";

type Verdict = ReturnType<typeof validateCreate> | ReturnType<typeof validateUpdate>;

/**
 * The 400 for a request; undefined if nothing is wrong with it.
 *
 * @param headers the headers at fault.
 * @param verdict the engine's verdict on the body, without the state of the campaign.
 * @param locked paths that the update changes and the state locks.
 */
export function bodyRefusal(
  headers: readonly string[],
  verdict: Verdict,
  locked: readonly string[],
  request: ClientRequest,
  seen: Answer,
): Answer | undefined {
  if (verdict.ok && headers.length === 0 && locked.length === 0) return undefined;
  // The specification leaves open how to describe a text that is not JSON.
  if (bodyOf(request) === undefined) return refusal(400, {}, request, seen);
  if (verdict.truncated) return refusal(400, {}, request, seen);

  const inBody = verdict.ok ? [] : verdict.body.error.details.map(({ target }) => target);
  const isSilenced = (path: string) =>
    verdict.violations.some((violation) => violation.path === path || path.startsWith(`${violation.path}.`));
  const inState = locked.filter((path) => !isSilenced(path));
  const [code, target] = firstOf(headers, verdict, inState);
  return refusal(
    400,
    {
      ...(code !== undefined && { code }),
      ...(target !== undefined && { target }),
      details: [...headers, ...inBody, ...inState],
      isOrdered: inState.length === 0,
    },
    request,
    seen,
  );
}

/**
 * Code and target of the whole answer are those of the first violation. If that depends on an open order, they are left
 * open.
 */
function firstOf(
  headers: readonly string[],
  verdict: Verdict,
  inState: readonly string[],
): [code: string | undefined, target: string | undefined] {
  if (headers[0] !== undefined) return ["400 Bad Request", headers[0]];
  if (inState.length === 0 && !verdict.ok) return [verdict.body.error.code, verdict.body.error.target];
  return [undefined, undefined];
}
