import { expect } from "vitest";
import {
  type Context,
  type Failure,
  type Findings,
  type RequestInput,
  type UpdateContext,
  type Violation,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../src/index.js";
import { shown } from "../support/shown.js";
import { type OracleContext, type OracleViolation, oracleCreate } from "./oracle.js";
import { type OracleRequestInput, oracleRequest } from "./request.js";
import { Skips } from "./skips.js";
import { type OracleUpdateContext, type OracleUpdateViolation, oracleUpdate } from "./update.js";

/** Contexts that both take. */
export type SharedContext = Context & OracleContext;
export type SharedUpdateContext = UpdateContext & OracleUpdateContext;

const written = ({ rule, path, target, detailTarget }: Violation | OracleViolation) =>
  `${rule} ${[path, target, detailTarget].map(shown).join(" | ")}`;

/** The message of a test that fails. */
const compared = (what: string) =>
  `${what} by the engine, compared with the oracle's: does test/oracle/rules.ts (or update.ts, request.ts) lack a rule?`;

/** Leaves out rules about states: the documentation does not say whether a silenced rule counts as skipped. */
function agreeOnSkipped(skipped: Findings["skipped"], skips: Skips, rules: OracleContext["rules"] = {}): void {
  if (!skips.isKnown) return;
  const isCompared = (rule: string) => !rule.startsWith("update.") && !skips.isSilenced(rule) && rules[rule] !== "off";
  const theirs = skips.named().filter((one) => isCompared(one.split(" ")[0] ?? ""));
  const ours = skipped.filter(({ rule }) => isCompared(rule)).map(({ rule, reason }) => `${rule} ${reason}`);
  expect(ours.sort(), compared("skipped rules")).toEqual(theirs);
}

const errorOf = ({ body: { error } }: Failure<400 | 401 | 404>) => ({ code: error.code, requestId: error.request_id });

/** Expects that the engine and the oracle agree on a create request. Returns whether it is accepted. */
export function agreeOnCreate(body: unknown, context: SharedContext = {}): boolean {
  const result = validateCreate(body, { ...context, bounds: { ...context.bounds, maxViolations: 10_000 } });
  const skips = new Skips();
  const oracle = oracleCreate(body, context, skips);
  expect(result.violations.map(written), compared("violations")).toEqual(oracle.violations.map(written));
  expect(result.warnings.map(written), compared("warnings")).toEqual(oracle.warnings.map(written));
  expect(result.ok ? {} : errorOf(result), compared("code and request id")).toEqual({
    code: oracle.code,
    requestId: oracle.requestId,
  });
  agreeOnSkipped(result.skipped, skips, context.rules);
  return result.ok;
}

/** Expects that the engine and the oracle agree on an update. Returns whether it is accepted. */
export function agreeOnUpdate(patch: unknown, context: SharedUpdateContext = {}): boolean {
  const ofUpdate = (one: Violation | OracleUpdateViolation, storedHasValue: unknown) =>
    `${written(one)} | ${one.origin}${storedHasValue === true ? " | stored" : ""}`;
  const result = validateUpdate(patch, { ...context, bounds: { ...context.bounds, maxViolations: 10_000 } });
  const skips = new Skips();
  const oracle = oracleUpdate(patch, context, skips);
  expect(
    result.violations.map((one) => ofUpdate(one, one.params.storedHasValue)),
    compared("violations"),
  ).toEqual(oracle.violations.map((one) => ofUpdate(one, one.storedHasValue)));
  expect(
    result.warnings.map((one) => ofUpdate(one, one.params.storedHasValue)),
    compared("warnings"),
  ).toEqual(oracle.warnings.map((one) => ofUpdate(one, one.storedHasValue)));
  expect(result.ok ? {} : errorOf(result), compared("code and request id")).toEqual({
    code: oracle.code,
    requestId: oracle.requestId,
  });
  if (result.ok) expect(result.merged, compared("merged campaign")).toEqual(oracle.merged);
  agreeOnSkipped(result.skipped, skips, context.rules);
  return result.ok;
}

/** Expects that the engine and the oracle agree on a whole request. Returns the operation, or the status of the error. */
export function agreeOnRequest(input: RequestInput & OracleRequestInput, context: SharedUpdateContext = {}): string {
  const result = validateRequest(input, { ...context, bounds: { ...context.bounds, maxViolations: 10_000 } });
  const oracle = oracleRequest(input, context);
  const violations = oracle.ok ? [] : oracle.violations;
  expect(result.violations.map(written), compared("violations")).toEqual(violations.map(written));
  if (oracle.ok) {
    const { operation, workspace } = oracle;
    expect(result, compared("operation and workspace")).toMatchObject({ ok: true, operation, workspace });
    return operation;
  }
  expect(result, compared("status")).toMatchObject({ ok: false, status: oracle.status });
  expect(result.ok ? {} : errorOf(result), compared("code and request id")).toEqual({
    code: oracle.code,
    requestId: oracle.requestId,
  });
  return String(oracle.status);
}
