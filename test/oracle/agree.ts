import { expect } from "vitest";
import {
  type Context,
  type Failure,
  type Findings,
  type UpdateContext,
  type Violation,
  validateCreate,
  validateUpdate,
} from "../../src/index.js";
import { shown } from "../support/shown.js";
import { type OracleContext, type OracleViolation, oracleCreate } from "./oracle.js";
import { Skips } from "./skips.js";
import { type OracleUpdateContext, type OracleUpdateViolation, oracleUpdate } from "./update.js";

const written = ({ rule, path, target, detailTarget }: Violation | OracleViolation) =>
  `${rule} ${[path, target, detailTarget].map(shown).join(" | ")}`;

/** The message of a test that fails. */
export const compared = (what: string) =>
  `${what} by the engine, compared with the oracle's: does test/oracle/rules.ts (or update.ts, request.ts) lack a rule?`;

/** Leaves out rules about states: the documentation does not say whether a silenced rule counts as skipped. */
function agreeOnSkipped(skipped: Findings["skipped"], skips: Skips, rules: OracleContext["rules"] = {}): void {
  if (!skips.isKnown) return;
  const isCompared = (rule: string) => !rule.startsWith("update.") && !skips.isSilenced(rule) && rules[rule] !== "off";
  const theirs = skips.named().filter((one) => isCompared(one.split(" ")[0] ?? ""));
  const ours = skipped.filter(({ rule }) => isCompared(rule)).map(({ rule, reason }) => `${rule} ${reason}`);
  expect(ours.sort(), compared("skipped rules")).toEqual(theirs);
}

const errorOf = ({ body: { error } }: Failure) => ({ code: error.code, requestId: error.request_id });

/** Expects that the engine and the oracle agree on a create request. Returns whether it is accepted. */
export function agreeOnCreate(body: unknown, context: Context & OracleContext = {}): boolean {
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
export function agreeOnUpdate(patch: unknown, context: UpdateContext & OracleUpdateContext = {}): boolean {
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
