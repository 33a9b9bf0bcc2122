import { type Channel, channelOf } from "../channel.js";
import { type Adjust, collect } from "../collect.js";
import { type Examined, examine, type Subject } from "../engine.js";
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
import type { Faults } from "../rules/faults.js";
import { bitsOf } from "../rules/plan.js";
import { defectOf } from "../rules/rule-defect.js";
import type { RuleRun } from "../rules/run.js";
import type { UpdateRun } from "../rules/share.js";
import type { Settings } from "../settings.js";
import { prototypesArePolluted } from "../structure/pollution.js";
import { type Viewer, viewer } from "../structure/readable.js";
import { type Check, isObject, type Members } from "../structure/walk.js";
import { adjusting, withOrigin } from "./adjust.js";
import { overlay, subjectOf } from "./merge.js";
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
  /** The channel of the campaign, as far as neither of the two tells it. */
  readonly channel: CampaignContext["channel"];
  readonly settings: Settings;
  readonly run: RuleRun;
}

/** Validates an update of a campaign of which something may be known. */
export function update(patch: unknown, campaign: CampaignContext, settings: Settings): UpdateResult {
  const { runs } = settings;
  const run = runs.take();
  try {
    return updateWith(run, patch, campaign, settings);
  } finally {
    runs.giveBack(run);
  }
}

function updateWith(run: RuleRun, patch: unknown, campaign: CampaignContext, settings: Settings): UpdateResult {
  const { state, body, channel } = campaign;
  const known = { state, channel, settings, run };
  for (;;) {
    if (!prototypesArePolluted()) {
      try {
        return decide({ ...known, patch, stored: body, isView: false }, patch);
      } catch (error) {
        if (run.retreats(error)) continue;
        // Something is not plain, or reading it threw. The readable views tell what is wrong.
      }
    }
    const { view, original } = viewer(run.canRetreat);
    try {
      return decide({ ...known, patch: view(patch), stored: view(body), isView: true, original }, patch);
    } catch (cause) {
      if (!run.retreats(cause)) throw defectOf(run.current?.id, cause);
    }
  }
}

/** The first of these decides (see docs/readings.md, "What decides an update first"): no object, the state, a status, the stored campaign, the rest. */
function decide(given: Update, value: unknown): UpdateResult {
  const request = value as UpdateRequest;
  const { patch } = given;
  if (!isObject(patch)) {
    const run = begun(given, patch);
    run.walk.body(patch);
    run.runOnBody(patch);
    return resultOf(request, examinedBy(run, given));
  }
  expectPlain(patch, given);
  const decided = refused(given, patch);
  if (decided !== undefined) return resultOf(request, decided);
  if (isPublishing(patch)) return resultOf(request, publishing(given, patch));

  const stored = isObject(given.stored) ? given.stored : undefined;
  if (stored !== undefined) expectPlain(stored, given);
  const policy = given.settings.policies.merge;
  const changed = new ChangedCampaign(
    given,
    patch,
    stored,
    stored === undefined ? patch : subjectOf(stored, patch, policy),
  );
  const result = resultOf(request, examine(changed, given.run, given.settings));
  if (!result.ok || stored === undefined) return result;
  return { ...result, merged: overlay(stored, patch, policy, given.original) as unknown as Campaign };
}

/** What is said of an update that the state, or what is stored, refuses whatever else it holds. */
function refused(given: Update, patch: Members): Examined | undefined {
  const run = begun(given, patch);
  const subject = ruleSubject(given, patch);
  const isRefused = run.runStep("state", subject) || (!isPublishing(patch) && run.runStep("stored", subject));
  return isRefused ? examinedBy(run, given) : undefined;
}

/** A status, whatever it is, decides that an update publishes. */
function isPublishing(patch: Members): boolean {
  return Object.hasOwn(patch, "status");
}

/** Mode 2, publishing: components are not looked into, and the stored campaign is not read. */
function publishing(given: Update, patch: Members): Examined | undefined {
  const run = begun(given, patch);
  publishRequest(patch, run.walk, 1);
  const subject = ruleSubject(given, patch);
  const faults = run.faults();
  run.runStep("state", subject);
  run.runStep("publish", subject, faults);
  run.runStep("any-update", subject, faults);
  return examinedBy(run, given);
}

/** The run for what is decided before the campaign is looked into. */
function begun({ run, isView, ...given }: Update, patch: unknown): RuleRun {
  const subject = ruleSubject(given, isObject(patch) ? patch : {});
  run.begin(patch, "unknown", isView, { subject, held: undefined, isPartial: false, isChannelKnown: false });
  return run;
}

function ruleSubject({ state, stored }: Pick<Update, "state" | "stored">, patch: Members): UpdateSubject {
  return { state, patch, stored: stored as Members | undefined, merged: patch };
}

/** Everything that a run has found by itself. */
function examinedBy(run: RuleRun, { patch, settings }: Update): Examined | undefined {
  const { found } = run.walk;
  if (found.length === 0) return undefined;
  return { view: patch, skipped: [], ...collect(found, patch, settings.maxViolations, "unknown", withOrigin) };
}

const campaigns = { PUSH: pushCampaign, EMAIL: emailCampaign, unknown: anyChannelCampaign };
const updateRequests = { PUSH: pushUpdateRequest, EMAIL: emailUpdateRequest, unknown: anyChannelUpdateRequest };

/** Mode 1, an update of components: what the campaign would be is validated, as far as that is known. */
class ChangedCampaign implements Subject {
  readonly isView: boolean;
  readonly channel: Channel;
  readonly check: Check<Members>;
  readonly update: UpdateRun;
  readonly forgiven: ReadonlySet<object> | undefined;
  readonly #given: Update;
  readonly #patch: Members;
  readonly #stored: Members | undefined;

  constructor(
    given: Update,
    patch: Members,
    stored: Members | undefined,
    readonly view: Members,
  ) {
    this.#given = given;
    this.#patch = patch;
    this.#stored = stored;
    const channel = channelOf(view, given.channel);
    const isKnown = stored !== undefined;
    const isPartial = !isKnown && given.settings.policies.merge === "member";
    this.isView = given.isView;
    this.channel = channel;
    this.check = (isKnown ? campaigns : updateRequests)[channel];
    // A draft under way may still lack members.
    const isInProgress = isKnown && given.state === "DRAFT" && given.settings.policies.drafts === "in-progress";
    this.forgiven = isPartial ? sentInPart(patch) : isInProgress ? new Set([view]) : undefined;
    this.update = {
      subject: { state: given.state, patch, stored, merged: view },
      held: isKnown && !isInProgress ? undefined : bitsOf(topLevelMembers.filter((name) => Object.hasOwn(view, name))),
      isPartial,
      isChannelKnown: channel !== "unknown",
    };
  }

  runMore(run: RuleRun, faults: Faults | undefined): void {
    const { subject } = this.update;
    // These two have refused nothing, but may have been made to warn.
    run.runStep("state", subject);
    run.runStep("stored", { ...subject, stored: this.#given.stored as Members });
    run.runStep("update", subject, faults);
    run.runStep("any-update", subject, faults);
  }

  get sent(): Members {
    return this.#patch;
  }

  get adjust(): Adjust {
    const replacesWhole = this.#given.settings.policies.merge === "component";
    return adjusting({ patch: this.#patch, stored: this.#stored, merged: this.view, replacesWhole });
  }

  of(view: unknown): ChangedCampaign {
    return new ChangedCampaign(this.#given, this.#patch, this.#stored, view as Members);
  }
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
