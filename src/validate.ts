import { type Collected, collect } from "./collect.js";
import type { Context } from "./context.js";
import { errorBody } from "./errors/error-body.js";
import { moved } from "./errors/moved.js";
import { type Segment, segmentsOf } from "./errors/path.js";
import type { Violation } from "./errors/violation.js";
import { createRequest } from "./generated/checks.js";
import type { CreateRequest } from "./generated/types.js";
import type { Failure, Findings, Success } from "./result.js";
import type { Channel } from "./rules/plan.js";
import { isRuleFinding, RuleDefect, RuleRun } from "./rules/run.js";
import { type Settings, settingsOf } from "./settings.js";
import { readable } from "./structure/readable.js";
import { isObject } from "./structure/walk.js";

/** Validates with one context, which is checked once. */
export interface Validator {
  create(body: unknown): Success<CreateRequest> | Failure;
}

/**
 * Validates the body of a create request. No body makes it throw.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 * @throws {RuleDefect} when a rule of this package fails, which is a mistake of ours.
 */
export function validateCreate(body: unknown, context?: Context): Success<CreateRequest> | Failure {
  return create(body, settingsOf(context));
}

/**
 * Makes a validator for many requests of one context. Later changes to the context have no effect.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 */
export function createValidator(context: Context): Validator {
  const settings = settingsOf(context);
  return { create: (body) => create(body, settings) };
}

function create(body: unknown, settings: Settings): Success<CreateRequest> | Failure {
  if (!prototypesArePolluted()) {
    try {
      return check(body, body, settings, new RuleRun(body, false, settings));
    } catch {
      // The body is not plain, or reading it threw. Its readable view tells what is wrong with it.
    }
  }
  const view = readable(body);
  const run = new RuleRun(view, true, settings);
  try {
    return check(view, body, settings, run);
  } catch (cause) {
    throw run.current === undefined ? cause : new RuleDefect(run.current.rule.id, cause);
  }
}

/** Checks what a body looks like: structure, then rules. `view` is the body itself or a readable view of it. */
function check(view: unknown, body: unknown, settings: Settings, run: RuleRun): Success<CreateRequest> | Failure {
  const value = body as CreateRequest;
  const request = isObject(view) ? view : undefined;
  const { skipped, collected } = findIn(view, settings, run);
  if (collected === undefined) return { ok: true, value, violations: [], warnings: [], skipped, truncated: false };

  const { errors, warnings, truncated, code } = collected;
  withoutHarm(
    warnings,
    errors,
    (changed) => findIn(changed, settings, new RuleRun(changed, run.walk.isView, settings)),
    view,
  );
  const [first, ...others] = errors;
  if (first === undefined) return { ok: true, value, violations: [], warnings, skipped, truncated };
  const requestId = request !== undefined && Object.hasOwn(request, "request_id") ? request["request_id"] : undefined;
  const refusal = errorBody(code, [first, ...others], requestId);
  return { ok: false, status: 400, violations: [first, ...others], warnings, skipped, truncated, body: refusal };
}

interface Found {
  readonly skipped: Findings["skipped"];
  /** Undefined when nothing at all was found. */
  readonly collected: Collected | undefined;
}

function findIn(view: unknown, settings: Settings, run: RuleRun): Found {
  const { walk } = run;
  const request = isObject(view) ? view : undefined;
  if (request === undefined) walk.body(view);
  else createRequest(request, walk, 1);

  const channel = channelOf(request);
  const faults = walk.found.length === 0 ? NOTHING : placesOfFaults(run);
  if (request !== undefined && !walk.full) run.runOnRequest(request, channel, faults);
  const skipped = walk.full ? [] : run.skipped(request, channel, faults);
  const collected = walk.found.length === 0 ? undefined : collect(walk.found, view, settings.maxViolations);
  return { skipped, collected };
}

/** Most repairs of unknown members to try out in one validation; the others are not offered. */
const MOST_TRIALS = 20;

/**
 * Takes away the repairs of unknown members that would make things worse: what was ignored so far may be wrong, or not
 * allowed, once it counts. Only a trial can tell.
 */
function withoutHarm(
  warnings: readonly Violation[],
  errors: readonly Violation[],
  find: (body: unknown) => Found,
  view: unknown,
): void {
  const known = new Set(errors.map(({ rule, path }) => `${rule} ${path}`));
  let trials = 0;
  for (const warning of warnings) {
    const [operation] = warning.rule === "member.known" ? (warning.fix ?? []) : [];
    if (operation?.op !== "move") continue;
    trials++;
    const after = trials > MOST_TRIALS ? undefined : find(moved(view, warning.segments, segmentsOf(operation.path)));
    const isWorse = after?.collected?.errors.some(({ rule, path }) => !known.has(`${rule} ${path}`)) ?? false;
    if (after === undefined || isWorse) delete warning.fix;
  }
}

function channelOf(request: { readonly channel?: unknown } | undefined): Channel {
  const channel = request?.channel;
  return channel === "PUSH" || channel === "EMAIL" ? channel : "unknown";
}

function placesOfFaults({ walk }: RuleRun): Segment[][] {
  return walk.found.filter((found) => !isRuleFinding(found)).map(({ place }) => [...place].reverse());
}

const NOTHING: readonly never[] = [];
const NO_MEMBERS: object = {};

/** Whether plain objects or arrays show members that are not their own. */
function prototypesArePolluted(): boolean {
  // An array's own prototype hides some members of the other one.
  for (const _ in NOTHING) return true;
  for (const _ in NO_MEMBERS) return true;
  return false;
}
