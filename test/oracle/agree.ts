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
import { type OracleRequestInput, type OracleRequestVerdict, oracleRequest } from "./request.js";
import { Skips } from "./skips.js";
import {
  type OracleUpdateContext,
  type OracleUpdateVerdict,
  type OracleUpdateViolation,
  oracleUpdate,
} from "./update.js";
import type { Verdict } from "./verdict.js";

/** The context as the oracle takes it, with lists in place of sets. */
function listed({ features, productSets, ...rest }: UpdateContext): OracleUpdateContext {
  return {
    ...rest,
    ...(features && { features: [...features] }),
    ...(productSets && { productSets: [...productSets] }),
  } as OracleUpdateContext;
}

const written = ({ rule, path, target, detailTarget }: Violation | OracleViolation) =>
  `${rule} ${[path, target, detailTarget].map(shown).join(" | ")}`;

/** The message of a test that fails. */
const compared = (what: string) =>
  `${what} by the engine, compared with the oracle's: does test/oracle/rules.ts (or update.ts, request.ts) lack a rule?`;

/**
 * Of the rules about states, it compares only those that are undecided: the documentation does not say whether a
 * silenced rule counts as skipped.
 */
function agreeOnSkipped(skipped: Findings["skipped"], skips: Skips, rules: OracleContext["rules"] = {}): void {
  const isCompared = (named: string) => {
    const [rule = "", reason] = named.split(" ");
    if (skips.isSilenced(rule) || rules[rule] === "off") return false;
    return rule.startsWith("update.") ? reason === "unknown" : skips.isKnown;
  };
  const ours = skipped.map(({ rule, reason }) => `${rule} ${reason}`);
  expect(ours.filter(isCompared).sort(), compared("skipped rules")).toEqual(skips.named().filter(isCompared));
}

/** What an error body says besides its violations; both are absent if there is no error. */
type OracleError = { readonly code?: string | undefined; readonly requestId?: string | undefined };

function agreeOnError(result: { readonly ok: true } | Failure<400 | 401 | 404>, oracle: OracleError): void {
  const { code, request_id: requestId } = result.ok ? {} : result.body.error;
  expect({ code, requestId }, compared("code and request id")).toEqual({
    code: oracle.code,
    requestId: oracle.requestId,
  });
}

/** Lets the engine report all violations, as the oracle does. */
const reportingAll = <C extends Context>(context: C) => ({
  ...context,
  bounds: { ...context.bounds, maxViolations: 10_000 },
});

/** Expects that the engine and the oracle agree on a create request. Returns the verdict of the oracle. */
export function agreeOnCreate(body: unknown, context: Context = {}): Verdict {
  const result = validateCreate(body, reportingAll(context));
  const skips = new Skips();
  const given = listed(context);
  const oracle = oracleCreate(body, given, skips);
  expect(result.violations.map(written), compared("violations")).toEqual(oracle.violations.map(written));
  expect(result.warnings.map(written), compared("warnings")).toEqual(oracle.warnings.map(written));
  agreeOnError(result, oracle);
  agreeOnSkipped(result.skipped, skips, given.rules);
  return oracle;
}

/** Expects that the engine and the oracle agree on an update. Returns the verdict of the oracle. */
export function agreeOnUpdate(patch: unknown, context: UpdateContext = {}): OracleUpdateVerdict {
  const ofUpdate = (one: Violation | OracleUpdateViolation, storedHasValue: unknown) =>
    `${written(one)} | ${one.origin}${storedHasValue === true ? " | stored" : ""}`;
  const result = validateUpdate(patch, reportingAll(context));
  const skips = new Skips();
  const given = listed(context);
  const oracle = oracleUpdate(patch, given, skips);
  expect(
    result.violations.map((one) => ofUpdate(one, one.params.storedHasValue)),
    compared("violations"),
  ).toEqual(oracle.violations.map((one) => ofUpdate(one, one.storedHasValue)));
  expect(
    result.warnings.map((one) => ofUpdate(one, one.params.storedHasValue)),
    compared("warnings"),
  ).toEqual(oracle.warnings.map((one) => ofUpdate(one, one.storedHasValue)));
  agreeOnError(result, oracle);
  if (result.ok) expect(result.merged, compared("merged campaign")).toEqual(oracle.merged);
  agreeOnSkipped(result.skipped, skips, given.rules);
  return oracle;
}

/** Expects that the engine and the oracle agree on a whole request. Returns the verdict of the oracle. */
export function agreeOnRequest(input: RequestInput, context: UpdateContext = {}): OracleRequestVerdict {
  const result = validateRequest(input, reportingAll(context));
  const oracle = oracleRequest(input as OracleRequestInput, listed(context));
  const violations = oracle.ok ? [] : oracle.violations;
  expect(result.violations.map(written), compared("violations")).toEqual(violations.map(written));
  if (oracle.ok) {
    const { operation, workspace } = oracle;
    expect(result, compared("operation and workspace")).toMatchObject({ ok: true, operation, workspace });
  } else {
    expect(result, compared("status")).toMatchObject({ ok: false, status: oracle.status });
    agreeOnError(result, oracle);
  }
  return oracle;
}
