import { collect } from "../collect.js";
import { type Examined, examine, faultsOf, prototypesArePolluted, type Subject } from "../engine.js";
import {
  anyChannelCampaign,
  anyChannelUpdateRequest,
  emailCampaign,
  emailUpdateRequest,
  publishRequest,
  pushCampaign,
  pushUpdateRequest,
} from "../generated/checks.js";
import { components, topLevelMembers } from "../generated/members.js";
import { resultOf } from "../result.js";
import { bitsOf } from "../rules/plan.js";
import { RuleDefect, RuleRun } from "../rules/run.js";
import type { Settings } from "../settings.js";
import { type Viewer, viewer } from "../structure/readable.js";
import { isObject, type Members } from "../structure/walk.js";
import { adjusting, withOrigin } from "./adjust.js";
import { channelOf, overlay, subjectOf } from "./merge.js";
import type { Campaign, CampaignContext, UpdateRequest, UpdateResult } from "./update-context.js";
import { ownAt, type State, type UpdateSubject } from "./update-subject.js";

/** An update to validate. The patch and the stored campaign are both as they came, or both readable views. */
interface Update {
  readonly patch: unknown;
  /** Undefined when it is not known. */
  readonly stored: unknown;
  readonly isView: boolean;
  /** What the views are views of. */
  readonly original?: Viewer["original"];
  readonly state: State | undefined;
  readonly settings: Settings;
  /** The run under way, for whoever has to say which rule threw. */
  run?: RuleRun;
}

/** Validates an update of a campaign of which something may be known. */
export function update(patch: unknown, { state, body }: CampaignContext, settings: Settings): UpdateResult {
  if (!prototypesArePolluted()) {
    try {
      return decide({ patch, stored: body, isView: false, state, settings }, patch);
    } catch {
      // Something is not plain, or reading it threw. The readable views tell what is wrong.
    }
  }
  const { view, original } = viewer();
  const viewed: Update = { patch: view(patch), stored: view(body), isView: true, original, state, settings };
  try {
    return decide(viewed, patch);
  } catch (cause) {
    const rule = viewed.run?.current?.rule.id;
    throw rule === undefined ? cause : new RuleDefect(rule, cause);
  }
}

/** The first of these decides (contract, reading 19): no object, the state, a status, the stored campaign, the rest. */
function decide(given: Update, value: unknown): UpdateResult {
  const request = value as UpdateRequest;
  const { patch } = given;
  if (!isObject(patch)) {
    const run = startRun(given, patch);
    run.walk.body(patch);
    return resultOf(request, examinedBy(run, given), patch);
  }
  expectPlain(patch, given);
  const decided = refused(given, patch) ?? (isPublishing(patch) ? publishing(given, patch) : undefined);
  if (decided !== undefined) return resultOf(request, decided, patch);

  const stored = isObject(given.stored) ? given.stored : undefined;
  if (stored !== undefined) expectPlain(stored, given);
  const result = resultOf(request, updating(given, patch, stored), patch);
  if (!result.ok || stored === undefined) return result;
  const merged = overlay(stored, patch, given.settings.policies.merge, given.original);
  return { ...result, merged: merged as unknown as Campaign };
}

/** What is said of an update that the state, or what is stored, refuses whatever else it holds. */
function refused(given: Update, patch: Members): Examined | undefined {
  const run = startRun(given, patch);
  const subject = ruleSubject(given, patch);
  const isRefused = run.runStep("state", subject) || (!isPublishing(patch) && run.runStep("stored", subject));
  return isRefused ? examinedBy(run, given) : undefined;
}

/** A status, whatever it is, decides that an update publishes. */
function isPublishing(patch: Members): boolean {
  return Object.hasOwn(patch, "status");
}

/** Mode 2, publishing: components are not looked into, and the stored campaign is not read. */
function publishing(given: Update, patch: Members): Examined {
  const run = startRun(given, patch);
  publishRequest(patch, run.walk, 1);
  const subject = ruleSubject(given, patch);
  const faults = faultsOf(run);
  run.runStep("state", subject);
  run.runStep("publish", subject, faults);
  run.runStep("any-update", subject, faults);
  return examinedBy(run, given);
}

/** Mode 1, an update of components: what the campaign would be is validated, as far as that is known. */
function updating(given: Update, patch: Members, stored: Members | undefined): Examined {
  const { settings } = given;
  const policy = settings.policies.merge;
  const isPartial = stored === undefined && policy === "member";
  const forgiven = isPartial ? sentInPart(patch) : undefined;

  function subjectFor(view: unknown): Subject {
    const merged = view as Members;
    const channel = channelOf(merged);
    const held =
      stored === undefined ? bitsOf(topLevelMembers.filter((name) => Object.hasOwn(patch, name))) : undefined;
    const subject: UpdateSubject = { state: given.state, patch, stored, merged };
    const run = new RuleRun({
      request: view,
      isView: given.isView,
      channel,
      settings,
      update: { subject, held, isPartial, isChannelKnown: channel !== "unknown" },
      forgiven,
    });
    given.run = run;
    return {
      view,
      run,
      channel,
      check: (stored === undefined ? updateRequests : campaigns)[channel],
      runMore(_, faults) {
        // These two have refused nothing, but may have been made to warn.
        run.runStep("state", subject);
        run.runStep("stored", { ...subject, stored: given.stored as Members });
        run.runStep("update", subject, faults);
        run.runStep("any-update", subject, faults);
      },
      adjust: adjusting({ patch, stored, merged, replacesWhole: policy === "component" }),
    };
  }

  return examine(subjectFor(stored === undefined ? patch : subjectOf(stored, patch, policy)), settings, subjectFor);
}

const campaigns = { PUSH: pushCampaign, EMAIL: emailCampaign, unknown: anyChannelCampaign };
const updateRequests = { PUSH: pushUpdateRequest, EMAIL: emailUpdateRequest, unknown: anyChannelUpdateRequest };

function startRun(given: Update, patch: unknown): RuleRun {
  const { isView, settings } = given;
  const subject = ruleSubject(given, isObject(patch) ? patch : {});
  const update = { subject, held: undefined, isPartial: false, isChannelKnown: false };
  const run = new RuleRun({ request: patch, isView, channel: "unknown", settings, update });
  given.run = run;
  return run;
}

function ruleSubject({ state, stored }: Update, patch: Members): UpdateSubject {
  return { state, patch, stored: stored as Members | undefined, merged: patch };
}

/** Everything that a run has found by itself. */
function examinedBy(run: RuleRun, { patch, settings }: Update): Examined {
  const { errors, warnings, truncated, code } = collect(run.walk.found, patch, settings.maxViolations, withOrigin);
  return { errors, warnings, skipped: [], truncated, code };
}

/** The objects of a patch of which the members that it lacks may be stored. */
function sentInPart(patch: Members): ReadonlySet<object> {
  const sent = new Set<object>();
  for (const name of [...components, "connector"]) {
    const component = ownAt(patch, [name])?.value;
    if (isObject(component)) sent.add(component);
  }
  const isKeyed = ["locales", "variation_details"].some((name) => ownAt(patch, ["campaign_content", name]));
  const content = ownAt(patch, ["campaign_content", "content"])?.value;
  if (!isKeyed && isObject(content)) sent.add(content);
  return sent;
}

/** Throws when an object may have inherited or unreadable members, so that a view of it is taken. */
function expectPlain(object: Members, { isView }: Update): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (!isView && prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
}
