import { collect } from "../engine/collect.js";
import { expectOneOf } from "../engine/context/option-errors.js";
import { SOURCE_DEFAULTS, violationOf } from "../errors/violation.js";
import { excerpt } from "../errors/wording.js";
import { createResponse, receivedErrorBody, updateResponse } from "../generated/checks.js";
import type { Violation } from "../rules/index.js";
import { type Check, Checker, isObject, type Members } from "../structure/checker.js";
import { isPlain } from "../structure/is-plain.js";
import { kindOf } from "../structure/kinds.js";
import { ownAt } from "../structure/own-at.js";
import { prototypesArePolluted } from "../structure/plain.js";
import { readable } from "../structure/readable.js";

/** The operations with documented responses. The response to publishing is that of an update. */
export type Operation = "create" | "update" | "publish";

/** Whether a response matches the documentation. */
export interface ResponseCheck {
  ok: boolean;
  violations: Violation[];
}

interface Documented {
  /** The body of each status; undefined if it is not shown. */
  readonly bodies: Readonly<Record<number, Check<Members> | undefined>>;
  /** The only success, if failures beside those of `bodies` are not shown. Undefined if all statuses are listed. */
  readonly onlySuccess: number | undefined;
}

const created: Documented = {
  bodies: {
    201: createResponse,
    400: receivedErrorBody,
    401: undefined,
    // Any HTTP server may reject a body like this.
    413: undefined,
    415: undefined,
    429: undefined,
    500: undefined,
  },
  onlySuccess: undefined,
};
const updated: Documented = {
  bodies: { 200: updateResponse, 400: receivedErrorBody },
  onlySuccess: 200,
};

const documented: Readonly<Record<Operation, Documented>> = { create: created, update: updated, publish: updated };

const MOST = 100;

/**
 * Compares a response of the service, or of a mock of it, with the documentation: sections "Create response (201)",
 * "Update response (200)" and "Errors". Undocumented members are accepted.
 *
 * @param status the HTTP status.
 * @param body the parsed body; anything is accepted where the documentation does not show a body.
 * @throws {TypeError} if the operation is unknown.
 */
export function checkResponse(operation: Operation, status: number, body: unknown): ResponseCheck {
  expectOneOf(operation, Object.keys(documented), "operation");
  const { bodies, onlySuccess } = documented[operation];
  const violations = wrongDigits(status, body);
  if (typeof status === "number" && Object.hasOwn(bodies, status)) {
    const check = bodies[status];
    if (check !== undefined) violations.push(...violationsIn(body, check));
  } else if (onlySuccess === undefined) {
    const listed = Object.keys(bodies).map(Number);
    violations.unshift(wrongStatus(status, listed, `one of ${listed.join(", ")}`));
  } else if (!isFailure(status)) {
    violations.unshift(wrongStatus(status, [onlySuccess], `${onlySuccess} if the update succeeds`));
  }
  return { ok: violations.length === 0, violations };
}

/** A code that begins with three digits names a status, which must be that of the response. */
function wrongDigits(status: unknown, body: unknown): Violation[] {
  if (typeof status !== "number" || !(status >= 400)) return [];
  const code = ownAt(readable(body), CODE)?.value;
  const [digits] = typeof code === "string" ? (/^\d{3}/u.exec(code) ?? []) : [];
  if (digits === undefined || digits === String(status)) return [];
  const violation = violationOf({
    ...SOURCE_DEFAULTS,
    rule: "structure.enum",
    severity: "error",
    segments: [...CODE],
    params: { allowed: [String(status)], received: digits },
    predicate: `must begin with the status ${status}, but begins with ${digits}`,
  });
  return [violation as Violation];
}

const CODE = ["error", "code"] as const;

function violationsIn(body: unknown, check: Check<Members>): Violation[] {
  if (!prototypesArePolluted()) {
    try {
      return violationsOf(body, false, check);
    } catch (defect) {
      // If reading the body threw, its readable view shows what is wrong.
      if (isPlain(body)) throw defect;
    }
  }
  return violationsOf(readable(body), true, check);
}

function violationsOf(view: unknown, isView: boolean, check: Check<Members>): Violation[] {
  const checker = new Checker<never>(200, MOST, false, isView, undefined);
  if (isObject(view)) check(view, checker, 1);
  else checker.reportNoObject(view);
  return collect(checker.findings, view, MOST, "unknown").errors;
}

/** Whether a status is a number, and not that of a success. */
function isFailure(status: unknown): boolean {
  return typeof status === "number" && (status < 200 || status > 299);
}

function wrongStatus(status: unknown, allowed: number[], requirement: string): Violation {
  const isNumber = typeof status === "number" && Number.isFinite(status);
  const received = isNumber ? String(status) : kindOf(status);
  return violationOf({
    ...SOURCE_DEFAULTS,
    rule: "structure.enum",
    severity: "error",
    segments: ["status"],
    params: { allowed, received: isNumber ? status : received },
    predicate: `must be ${requirement}, but is ${excerpt(received)}`,
    outsideBody: true,
  }) as Violation;
}
