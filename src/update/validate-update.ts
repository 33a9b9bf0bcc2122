import { collect } from "../engine/collect.js";
import { resultOf } from "../engine/result.js";
import type { RuleChecker } from "../engine/rule-checker.js";
import type { Validation, Violations } from "../engine/validation.js";
import { publishRequest } from "../generated/checks.js";
import type { UpdateParts } from "../rules/update-parts.js";
import { isObject, type Members } from "../structure/checker.js";
import { annotateStored } from "./annotate.js";
import { campaignToValidate, overlay } from "./merge.js";
import type { Campaign, CampaignContext, UpdateRequest, UpdateResult } from "./update-context.js";
import { type Update, UpdateInput } from "./update-input.js";

/** Validates an update, with whatever is known about the campaign. */
export function update(
  patch: unknown,
  { state, body, channel }: CampaignContext,
  validation: Validation,
): UpdateResult {
  const { context } = validation;
  return validation.decide(patch, body, ({ sent, stored, isView, original }, rules) => {
    const known = { patch: sent, stored, isView, original, state, channel, context };
    return decideUpdate(known, patch as UpdateRequest, rules, validation);
  });
}

/**
 * The first of these decides: a patch that is not an object, the state, a status, the stored campaign, everything else.
 * See docs/readings.md, "What decides an update first".
 */
export function decideUpdate(
  update: Update,
  request: UpdateRequest,
  rules: RuleChecker,
  validation: Validation,
): UpdateResult {
  const { patch } = update;
  if (!isObject(patch)) {
    begin(rules, update, partsOf(update, {}));
    rules.checker.body(patch);
    rules.runOnBody(patch);
    return resultOf(request, violationsOf(rules, update));
  }
  expectPlain(patch, update);
  const parts = partsOf(update, patch);
  const rejection = rejectionOf(rules, update, parts);
  if (rejection !== undefined) return resultOf(request, rejection);
  if (isPublishing(parts)) return resultOf(request, publishing(rules, update, parts));

  const stored = isObject(update.stored) ? update.stored : undefined;
  if (stored !== undefined) expectPlain(stored, update);
  const { merge } = update.context.policies;
  const campaign = stored === undefined ? patch : campaignToValidate(stored, patch, merge);
  const result = resultOf(request, validation.check(new UpdateInput(update, patch, stored, campaign), rules));
  if (!result.ok || stored === undefined) return result;
  return { ...result, merged: overlay(stored, patch, merge, update.original) as unknown as Campaign };
}

/**
 * Starts with the rules that may reject an update whatever the patch contains, because of its state or the stored
 * campaign. Returns the violations if one does.
 */
function rejectionOf(rules: RuleChecker, update: Update, parts: UpdateParts): Violations | undefined {
  begin(rules, update, parts);
  const isRejected = rules.runStep("state", parts) || (!isPublishing(parts) && rules.runStep("stored", parts));
  return isRejected ? violationsOf(rules, update) : undefined;
}

/** An update with a status, whatever its value, publishes. */
function isPublishing({ patch }: UpdateParts): boolean {
  return Object.hasOwn(patch, "status");
}

/** Mode 2, publishing. Neither components nor the stored campaign are checked. */
function publishing(rules: RuleChecker, update: Update, parts: UpdateParts): Violations | undefined {
  publishRequest(parts.patch, rules.checker, 1);
  const blocked = rules.blocked();
  rules.runStep("publish", parts, blocked);
  rules.runStep("any-update", parts, blocked);
  return violationsOf(rules, update);
}

/** Starts the rule checker on the steps before the campaign is checked. */
function begin(rules: RuleChecker, { patch, isView }: Update, parts: UpdateParts): void {
  rules.begin(patch, "unknown", isView, { parts, sentMembers: undefined, isPartial: false, isChannelKnown: false });
}

function partsOf({ state, stored }: Update, patch: Members): UpdateParts {
  return { state, patch, stored: stored as Members | undefined, merged: patch };
}

/** Everything found so far. */
function violationsOf({ checker: { issues }, findings }: RuleChecker, update: Update): Violations | undefined {
  if (issues.length === 0 && findings.length === 0) return undefined;
  const { patch, context } = update;
  const collected = collect(issues, findings, patch, context.maxViolations, "unknown", annotateStored);
  return { view: patch, skipped: [], ...collected };
}

/** Throws if an object may have inherited or unreadable members, so that a view of it is checked instead. */
function expectPlain(object: Members, { isView }: Update): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (!isView && prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
}
