import { collect } from "./collect.js";
import type { Context } from "./context.js";
import { errorBody } from "./errors/error-body.js";
import type { Segment } from "./errors/path.js";
import { createRequest } from "./generated/checks.js";
import type { CreateRequest } from "./generated/types.js";
import type { Failure, Success } from "./result.js";
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
 * Validates the body of a create request. Never throws on any body.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
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
  const { walk } = run;
  const request = isObject(view) ? view : undefined;
  if (request === undefined) walk.body(view);
  else createRequest(request, walk, 1);

  const channel = channelOf(request);
  const faults = walk.found.length === 0 ? NOTHING : placesOfFaults(run);
  if (request !== undefined && !walk.full) run.runOnRequest(request, channel, faults);
  const skipped = walk.full ? [] : run.skipped(request, channel, faults);
  const value = body as CreateRequest;
  if (walk.found.length === 0) return { ok: true, value, violations: [], warnings: [], skipped, truncated: false };

  const { errors, warnings, truncated, code } = collect(walk.found, view, settings.maxViolations);
  const [first, ...others] = errors;
  if (first === undefined) return { ok: true, value, violations: [], warnings, skipped, truncated };
  const requestId = request !== undefined && Object.hasOwn(request, "request_id") ? request["request_id"] : undefined;
  const refusal = errorBody(code, [first, ...others], requestId);
  return { ok: false, status: 400, violations: [first, ...others], warnings, skipped, truncated, body: refusal };
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
