import type { Failure, Findings } from "../engine/result.js";
import type { Validation } from "../engine/validation.js";
import { keepToBudget } from "../errors/budget.js";
import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST, codeOf } from "../errors/error-code.js";
import { abridged, renderPointer } from "../errors/path.js";
import { PlaceTexts } from "../errors/place-texts.js";
import type { Violation } from "../rules/violation.js";
import { isObject } from "../structure/checker.js";
import { type Differences, differencesOf, patchOf } from "./differences.js";
import { type Obstacle, type PlanViolation, planViolation } from "./plan-violation.js";
import type { CampaignContext, UpdateRequest, UpdateResult } from "./update-context.js";
import { decideUpdate } from "./validate-update.js";

/** The update that turns the stored campaign into the desired one, or that there is nothing to do. */
export type PlannedUpdate = Findings & { ok: true; violations: [] } & (
    | { changes: false; patch?: never }
    /** `patch` contains parts of the desired campaign, uncopied. */
    | { changes: true; patch: UpdateRequest }
  );

/** What to send, or everything that prevents it: `body` is then the error body that has all of it. */
export type UpdatePlan = PlannedUpdate | Failure<400, Violation | PlanViolation>;

const NONE: Differences = { changes: [], obstacles: [] };

/** Plans the smallest update. */
export function plan(
  stored: unknown,
  desired: unknown,
  { state, channel }: CampaignContext,
  validation: Validation,
): UpdatePlan {
  const { context } = validation;
  return validation.decide(desired, stored, (sources, rules) => {
    const { sent, isView, original } = sources;
    // An undefined campaign is as unreadable as any other value, and not unknown.
    const before = sources.stored ?? null;
    const base = isObject(before) ? before : {};
    const { changes, obstacles } = isObject(sent) ? differencesOf(base, sent, context.policies.merge) : NONE;
    const isEmpty = changes.length === 0;
    if (isObject(sent) && base === before && isEmpty && obstacles.length === 0) return planned(undefined);

    const patch = patchOf(changes, original) as UpdateRequest;
    const view = isObject(sent) ? patchOf(changes, (value) => value) : sent;
    const update = { patch: view, stored: before, isView, original, state, channel, context };
    const result = decideUpdate(update, patch, rules, validation);
    // Without a readable stored campaign, nothing is known about what an update cannot make.
    if (base === before && obstacles.length > 0) return forbidden(result, obstacles, isEmpty, validation);
    return result.ok ? planned(isEmpty ? undefined : patch, result) : result;
  });
}

function planned(patch: UpdateRequest | undefined, found?: Findings): PlannedUpdate {
  const { warnings = [], skipped = [], truncated = false } = found ?? {};
  const findings = { violations: [] as [], warnings, skipped, truncated };
  return patch === undefined
    ? { ok: true, changes: false, ...findings }
    : { ok: true, changes: true, patch, ...findings };
}

/** The result if no update can make all the changes. */
function forbidden(
  { violations, warnings, skipped, truncated }: UpdateResult,
  obstacles: readonly Obstacle[],
  isEmpty: boolean,
  { context, registry }: Validation,
): Failure<400, Violation | PlanViolation> {
  const most = context.maxViolations;
  const places = new PlaceTexts();
  const others = violations.filter(outside(obstacles));
  const own = obstacles.slice(0, Math.max(1, most - others.length)).map((each) => planViolation(each, places));
  const all = [...others, ...own].slice(0, most) as Failure<400, Violation | PlanViolation>["violations"];
  const isCut = keepToBudget(all, most, true, places) || all.length < others.length + obstacles.length;
  const first = registry.find(({ id }) => id === all[0].rule);
  return {
    ok: false,
    status: 400,
    violations: all,
    // An empty update changes nothing, but nobody sends it.
    warnings: isEmpty ? [] : warnings,
    skipped,
    truncated: truncated || isCut,
    body: errorBody(first === undefined ? BAD_REQUEST : codeOf(first), all, undefined),
  };
}

/** Tells which violations are not in a member that the desired campaign does not have. */
function outside(obstacles: readonly Obstacle[]): (violation: Violation) => boolean {
  const kept = new Set(
    obstacles.flatMap(({ rule, place }) => (rule === "plan.member-kept" ? [renderPointer(abridged(place))] : [])),
  );
  return ({ segments }) => ![1, 2].some((depth) => kept.has(renderPointer(segments.slice(0, depth))));
}
