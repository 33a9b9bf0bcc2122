import { type Collected, resultOf } from "../../engine/result.js";
import { type Input, Validation, violationsIn } from "../../engine/validation.js";
import type { Validator } from "../../engine/validator.js";
import { emailPublishRequest, publishRequest } from "../../generated/checks.js";
import { componentsAndConnector } from "../../rules/parts/body-members.js";
import type { UpdateParts } from "../../rules/parts/update-parts.js";
import { isObject, type Members } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";
import { hasPlainPrototype, NotPlain } from "../../structure/plain.js";
import { annotateStored } from "./annotate.js";
import { campaignToValidate, overlay, picked, SCALARS } from "./merge.js";
import type { Campaign, CampaignContext, UpdateRequest, UpdateResult } from "./update-context.js";
import { type Update, UpdateInput } from "./update-input.js";

export function update(patch: unknown, { state, body, channel }: CampaignContext, validator: Validator): UpdateResult {
  return validator.decide(patch, body, ({ sent, stored, isView, original, maxDepth }) => {
    const known = { sent, stored, isView, original, maxDepth, state, channel, validator };
    return decideUpdate(known, patch as UpdateRequest);
  });
}

/**
 * The first of these decides: a patch that is not an object, the state, a status, the stored campaign, everything else.
 * See docs/readings.md, "What decides an update first".
 *
 * @param request the result's `value`. A plan needs neither that nor the merged campaign.
 */
export function decideUpdate(update: Update, request?: UpdateRequest): UpdateResult {
  const { sent, state, validator } = update;
  const value = request ?? {};
  const patch = isObject(sent) ? sent : {};
  const parts = { state, patch, stored: update.stored as Members | undefined, merged: patch };
  const steps = stepsOf(update, parts);
  if (!isObject(sent)) {
    steps.reportNoObject(sent);
    steps.runStep("body", sent);
    return resultOf(value, steps.collected());
  }
  expectPlain(patch, update);
  // An update with a status, whatever its value, publishes.
  const isPublishing = patch["status"] !== undefined;
  // The campaign's state, or an unreadable stored campaign, rejects the update whatever the patch contains.
  const isRejected = steps.runStep("state", parts) || (!isPublishing && steps.runStep("stored", parts));
  if (isRejected) return resultOf(value, steps.collected());
  if (isPublishing) return resultOf(value, publishing(steps, update, parts));

  const stored = isObject(update.stored) ? update.stored : undefined;
  if (stored !== undefined) expectPlain(stored, update);
  const { merge } = validator.context.policies;
  const campaign = stored === undefined ? patch : campaignToValidate(stored, patch, merge);
  const input = new UpdateInput(update, patch, stored, campaign);
  const result = resultOf(value, violationsIn(validator, input, update.maxDepth));
  if (!result.ok || stored === undefined || request === undefined) return result;
  const merged = overlay(stored, patch, campaign, update.isView ? update.original : undefined);
  // In Node 20, adding a member to a spread takes a microsecond.
  const { ok, violations, warnings, skipped, truncated } = result;
  return { ok, value, violations, warnings, skipped, truncated, merged: merged as unknown as Campaign };
}

/** Mode 2, publishing. Components are not checked, and the policy `publish` decides about the stored campaign. */
function publishing(steps: Validation, update: Update, parts: UpdateParts): Collected | undefined {
  const { patch } = parts;
  const { stored, validator } = update;
  const names = checkAllButComponents(patch, steps);
  const collected = () =>
    steps.collected(undefined, (changed, rules) => {
      const trial = stepsOf({ ...update, sent: changed }, parts, rules);
      checkAllButComponents(changed as Members, trial);
      return trial;
    });
  if (isObject(stored)) expectPlain(stored, update);
  const ifPublished = (sent: readonly string[], before?: Validation["findings"]) =>
    violationsIfPublished(update, parts, sent, before);
  const storedErrors = () => {
    const found = ifPublished(SCALARS);
    if (found === undefined) return undefined;
    const isWrong = (name: string) => steps.findings.some(({ level, place }) => level === "error" && place[0] === name);
    // What is wrong in the patch is no error of the stored campaign.
    const wrong = SCALARS.filter(isWrong);
    const errors = found.errors.filter(({ segments: [first] }) => !wrong.includes(String(first)));
    // If few errors are listed, those of the patch may take the place of all others.
    const areHidden = errors.length === 0 && found.truncated;
    return areHidden ? ifPublished(SCALARS.filter((name) => !wrong.includes(name))) : { ...found, errors };
  };
  steps.runStep("publish", { ...parts, storedErrors });
  steps.runStep("any-update", parts);
  const outsideCampaign = steps.findings.filter(({ place }) => place[0] === "status" || place[0] === "campaign_id");
  // The published campaign is not checked while the status itself is wrong.
  const isDecided = outsideCampaign.some(({ level }) => level === "error");
  if (isDecided || stored === undefined || validator.context.policies.publish === "trusted") return collected();
  const ofCampaign = names.filter((name) => name !== "status");
  if (isObject(stored)) return ifPublished(ofCampaign, outsideCampaign);
  steps.runStep("stored", parts);
  return collected();
}

/** Checks the members of a request to publish that are not components, and returns their names. */
function checkAllButComponents(patch: Members, steps: Validation): string[] {
  const check = patch["channel"] === "EMAIL" ? emailPublishRequest : publishRequest;
  const names = Object.keys(patch).filter((name) => !componentsAndConnector.includes(name));
  check(picked(patch, names), steps, 1);
  return names;
}

/** The violations of the stored campaign, together with some members of the patch, and what was found before. */
function violationsIfPublished(
  update: Update,
  parts: UpdateParts,
  names: readonly string[],
  before?: Validation["findings"],
): Collected | undefined {
  const { stored, maxDepth, validator } = update;
  const { patch } = parts;
  if (!isObject(stored)) {
    const steps = stepsOf(update, parts);
    steps.runStep("stored", parts);
    return steps.collected();
  }
  const campaign = campaignToValidate(stored, picked(patch, names), "component");
  // A published campaign has to be complete, even if a draft need not be.
  const published = { ...update, state: undefined };
  const input = new UpdateInput(published, picked(patch, [...names, "status"]), stored, campaign, before);
  const found = violationsIn(validator, input, maxDepth);
  // Members that are absent from both must be stored first too, because a request to publish cannot send them.
  for (const violation of found === undefined ? [] : [...found.errors, ...found.warnings]) {
    if (ownAt(patch, violation.segments.slice(0, 1)) !== undefined) continue;
    violation.origin = "stored";
    delete violation.fix;
  }
  return found;
}

/** The validation of the steps before the campaign is checked. */
function stepsOf(
  { sent, isView, maxDepth, validator }: Update,
  parts: UpdateParts,
  rules = validator.rules,
): Validation {
  const update = { parts, knownMembers: undefined, isPartial: false };
  const input: Input = {
    view: sent,
    isView,
    channel: "unknown",
    update,
    partialObjects: undefined,
    annotate: annotateStored,
  };
  return new Validation(validator, input, maxDepth, rules);
}

/** Throws if an object may have inherited or unreadable members, so that a view of it is checked instead. */
function expectPlain(object: Members, { isView }: Update): void {
  if (!isView && !hasPlainPrototype(object)) throw new NotPlain();
}
