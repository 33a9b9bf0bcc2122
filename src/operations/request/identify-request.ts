import { reading } from "../../engine/context/option-errors.js";
import { type Failure, failureOf } from "../../engine/result.js";
import { RuleDefect } from "../../engine/rule-defect.js";
import { codeOf } from "../../errors/error-body.js";
import type { Segment } from "../../errors/path.js";
import { SOURCE_DEFAULTS, violationOf } from "../../errors/violation.js";
import { excerpt, fill, templateOf } from "../../errors/wording.js";
import type { Violation } from "../../rules/index.js";
import { onlyValueOf, type RequestParts } from "../../rules/parts/request-parts.js";
import { authorized } from "../../rules/request/authorized.js";
import { operationKnown } from "../../rules/request/operation-known.js";
import type { Rule } from "../../rules/rule.js";
import { kindOf } from "../../structure/kinds.js";
import { credentialsIn } from "./authorization.js";
import { type HeadersInput, headerValuesOf } from "./headers.js";
import { requestIdOf } from "./request-id.js";
import { type Route, routeOf } from "./route.js";

/** An HTTP request without its body. */
export interface RequestHead {
  method: string;
  /** The path after the host; a query string is ignored. */
  path: string;
  headers: HeadersInput;
}

/**
 * The operation, workspace and campaign of a request. `workspace` is the workspace id from the credentials, which may
 * still be wrong; `campaignId` is the path's last segment, decoded. Publishing is an update.
 */
export type Identified = { ok: true; workspace: string } & (
  | { operation: "create" }
  | { operation: "update"; campaignId: string }
);

/**
 * Finds the operation, the workspace and the campaign of a request, before anything is looked up. The failures are the
 * 404 and 401 of `validateRequest`. It does not read the body.
 *
 * @throws {TypeError} if the request or its headers are not objects, or cannot be read.
 */
export function identifyRequest(request: RequestHead): Identified | Failure<401 | 404> {
  return identify(headOf(request), undefined).identified;
}

/** Identifies a request, and returns the input of its rules. First the operation decides, then the credentials. */
export function identify(
  { method, path, headers: given }: RequestHead,
  requestId: RequestParts["requestId"],
): { readonly identified: Identified | Failure<401 | 404>; readonly parts: RequestParts } {
  const headers = headerValuesOf(given, requestId?.value);
  const route = routeOf(method, path);
  const credentials = credentialsIn(onlyValueOf(headers, "Authorization"));
  const received = route === undefined ? excerpt(`${textOf(method)} ${textOf(path).split("?", 1)[0]}`) : undefined;
  const parts: RequestParts = { operation: route?.operation, received, headers, ...credentials, requestId };
  const failure = rejectedBy(operationKnown, parts) ?? rejectedBy(authorized, parts);
  return {
    identified: failure ?? { ok: true, workspace: credentials.workspace as string, ...(route as Route) },
    parts,
  };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "nothing" : kindOf(value);
}

/** The parts of a request before its body, each read once. Throws a `TypeError` if it is not an object. */
export function headOf(request: RequestHead): RequestHead {
  if (typeof request !== "object" || request === null) {
    throw new TypeError(`request must be an object, got ${kindOf(request)}`);
  }
  return reading("request", () => ({ method: request.method, path: request.path, headers: request.headers }));
}

/** The failure that a rule reports. Rules with a status are never overridden, and decide alone. */
function rejectedBy(
  rule: Rule<string, "route" | "authorization">,
  parts: RequestParts,
): Failure<401 | 404> | undefined {
  let failure: Failure<401 | 404> | undefined;
  const report = ([place]: readonly Segment[], params: object = {}): boolean => {
    const violation = violationOf({
      ...SOURCE_DEFAULTS,
      rule: rule.id,
      severity: "error",
      segments: [place as Segment],
      params,
      predicate: fill(templateOf(rule.message), params as Readonly<Record<string, unknown>>),
      outsideBody: true,
    }) as Violation;
    const { headers, requestId } = parts;
    failure = failureOf(rule.status as 401 | 404, codeOf(rule), [violation], requestIdOf(headers, requestId));
    return false;
  };
  try {
    // These rules depend only on the request.
    rule.check(parts, report, undefined as never);
  } catch (cause) {
    throw new RuleDefect(rule.id, cause);
  }
  return failure;
}
