import { type Failure, type Findings, failureOf } from "../../engine/result.js";
import type { Validator } from "../../engine/validator.js";
import { BAD_REQUEST, codeOf } from "../../errors/error-body.js";
import { abridged, renderPointer } from "../../errors/path.js";
import { withinBudget } from "../../errors/violation.js";
import type { Violation } from "../../rules/index.js";
import { isObject } from "../../structure/checker.js";
import { differencesOf, updateOf } from "./differences.js";
import { type Obstacle, type PlanViolation, planViolation } from "./plan-violation.js";
import type { CampaignContext, UpdateRequest, UpdateResult } from "./update-context.js";
import { decideUpdate } from "./validate-update.js";

/** The update that turns the stored campaign into the desired one. If they are equal, `changes` is false. */
export type PlannedUpdate = Findings & { ok: true; violations: [] } & (
    | { changes: false; patch?: never }
    /** `patch` contains parts of the desired campaign, uncopied. */
    | { changes: true; patch: UpdateRequest }
  );

/** The patch to send, or everything that prevents it: `body` is then the error body that lists all of it. */
export type UpdatePlan = PlannedUpdate | Failure<400, Violation | PlanViolation>;

export function plan(
  stored: unknown,
  desired: unknown,
  { state, channel }: CampaignContext,
  validator: Validator,
): UpdatePlan {
  return validator.decide(desired, stored, (sources) => {
    const { sent, isView, original, maxDepth } = sources;
    // For a plan, an undefined campaign is unreadable, not unknown.
    const before = sources.stored ?? null;
    const decide = (patch: unknown) =>
      decideUpdate({ sent: patch, stored: before, isView, original, maxDepth, state, channel, validator });
    if (!isObject(sent)) return planned(undefined, decide(sent));

    const isKnown = isObject(before);
    const { changes, obstacles } = differencesOf(isKnown ? before : {}, sent, validator.context.policies.merge);
    if (isKnown && changes.length + obstacles.length === 0)
      return { ok: true, changes: false, violations: [], warnings: [], skipped: [], truncated: false };
    const checked = updateOf(changes, (value) => value);
    const result = decide(checked);
    const patch = isView ? updateOf(changes, original) : checked;
    // If the stored campaign cannot be read, the obstacles are unknown.
    if (isKnown && obstacles.length > 0) return forbidden(result, obstacles, changes.length === 0, validator);
    return planned(changes.length === 0 ? undefined : (patch as UpdateRequest), result);
  });
}

function planned(patch: UpdateRequest | undefined, result: UpdateResult): UpdatePlan {
  if (!result.ok) return result;
  const { violations, warnings, skipped, truncated } = result;
  const found = { violations, warnings, skipped, truncated };
  return patch === undefined ? { ok: true, changes: false, ...found } : { ok: true, changes: true, patch, ...found };
}

function forbidden(
  { violations, warnings, skipped, truncated }: UpdateResult,
  obstacles: readonly Obstacle[],
  isEmpty: boolean,
  { context, registry }: Validator,
): Failure<400, Violation | PlanViolation> {
  const most = context.maxViolations;
  // There may be thousands of obstacles, and often no violation to compare with them.
  const others = violations.length === 0 ? [] : violations.filter(outside(obstacles));
  const both = [...others, ...obstacles.slice(0, most + 1).map(planViolation)];
  const listed = withinBudget(both, most, (violation) => violation);
  const all = listed.violations as Failure<400, Violation | PlanViolation>["violations"];
  const first = registry.find(({ id }) => id === all[0].rule);
  return failureOf(400, first === undefined ? BAD_REQUEST : codeOf(first), all, undefined, {
    // An empty update is not sent, so warnings about it do not matter.
    warnings: isEmpty ? [] : warnings,
    skipped,
    truncated: truncated || listed.isCut,
  });
}

/** Selects the violations that are outside the members with obstacles. */
function outside(obstacles: readonly Obstacle[]): (violation: Violation) => boolean {
  const pointers = new Set(obstacles.map(({ place }) => renderPointer(abridged(place))));
  return ({ segments }) => ![1, 2].some((depth) => pointers.has(renderPointer(segments.slice(0, depth))));
}
