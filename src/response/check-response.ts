import { collect } from "../collect.js";
import type { Violation } from "../errors/violation.js";
import { excerpt } from "../errors/wording.js";
import { createResponse, receivedErrorBody, updateResponse } from "../generated/checks.js";
import { expectOneOf } from "../misuse.js";
import { kindOf } from "../structure/kinds.js";
import { readable } from "../structure/readable.js";
import { type Check, isObject, type Members, Walk } from "../structure/walk.js";

/** The operations whose responses are documented. Publishing is answered as an update is. */
export type Operation = "create" | "update" | "publish";

/** What is said about a response. */
export interface ResponseCheck {
  ok: boolean;
  violations: Violation[];
}

interface Documented {
  /** The body of each status; undefined where it is not shown. */
  readonly bodies: Readonly<Record<number, Check<Members> | undefined>>;
  /** Whether a status without a documented body is ruled out. */
  isRuledOut(status: number): boolean;
}

const created: Documented = {
  bodies: { 201: createResponse, 400: receivedErrorBody, 401: undefined, 429: undefined, 500: undefined },
  // All statuses are listed.
  isRuledOut: () => true,
};
const updated: Documented = {
  bodies: { 200: updateResponse, 400: receivedErrorBody },
  // Of successes only 200 is documented; other failures are not shown.
  isRuledOut: (status) => typeof status !== "number" || !(status < 200 || status > 299),
};

const documented: Readonly<Record<Operation, Documented>> = { create: created, update: updated, publish: updated };

const MOST = { maxDepth: 200, maxFaults: 100 };

/**
 * Holds a response of the service, or of a mock of it, against the documentation: sections "Create response (201)",
 * "Update response (200)" and "Errors". Members beyond the documented ones are fine.
 *
 * @param status the HTTP status.
 * @param body the parsed body; what it is does not matter where the documentation does not show it.
 * @throws {TypeError} when the operation is unknown.
 */
export function checkResponse(operation: Operation, status: number, body: unknown): ResponseCheck {
  expectOneOf(operation, Object.keys(documented), "operation");
  const { bodies, isRuledOut } = documented[operation];
  if (typeof status !== "number" || !Object.hasOwn(bodies, status)) {
    return isRuledOut(status) ? result([wrongStatus(status, Object.keys(bodies).map(Number))]) : result([]);
  }
  const check = bodies[status];
  return check === undefined ? result([]) : result(violationsIn(body, check));
}

function violationsIn(body: unknown, check: Check<Members>): Violation[] {
  const view = readable(body);
  const walk = new Walk(MOST);
  walk.begin(true, undefined);
  if (isObject(view)) check(view, walk, 1);
  else walk.body(view);
  return collect(walk.found, view, MOST.maxFaults, "unknown").errors;
}

function wrongStatus(status: unknown, allowed: number[]): Violation {
  const isNumber = typeof status === "number" && Number.isFinite(status);
  const received = isNumber ? String(status) : kindOf(status);
  return {
    rule: "structure.enum",
    severity: "error",
    path: "status",
    segments: [],
    pointer: "",
    target: "status",
    detailTarget: "status",
    message: `status must be one of ${allowed.join(", ")}, but is ${excerpt(received)}`,
    params: { allowed, received: isNumber ? status : received },
    origin: "request",
  };
}

function result(violations: Violation[]): ResponseCheck {
  return { ok: violations.length === 0, violations };
}
