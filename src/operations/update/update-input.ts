import { topLevelBits } from "../../engine/active-rule.js";
import type { Annotate } from "../../engine/collect.js";
import type { KnownUpdate } from "../../engine/partial-update.js";
import type { CampaignInput, Validation } from "../../engine/validation.js";
import type { Sources, Validator } from "../../engine/validator.js";
import {
  anyChannelCampaign,
  anyChannelUpdateRequest,
  emailCampaign,
  emailUpdateRequest,
  pushCampaign,
  pushUpdateRequest,
} from "../../generated/checks.js";
import { topLevelMembers } from "../../generated/members.js";
import { componentsAndConnector } from "../../rules/parts/body-members.js";
import type { State } from "../../rules/parts/update-parts.js";
import { type Channel, channelOf } from "../../structure/channel.js";
import { type Check, isObject, type Members } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";
import { annotatorOf } from "./annotate.js";
import { componentsWithUnknown } from "./completion.js";
import type { CampaignContext } from "./update-context.js";

/** An update to decide. Its stored campaign is undefined when unknown. */
export interface Update extends Sources {
  readonly state: State | undefined;
  /** The campaign's channel, if neither patch nor stored campaign has it. */
  readonly channel: CampaignContext["channel"];
  readonly validator: Validator;
}

const campaigns = { PUSH: pushCampaign, EMAIL: emailCampaign, unknown: anyChannelCampaign };
const updateRequests = { PUSH: pushUpdateRequest, EMAIL: emailUpdateRequest, unknown: anyChannelUpdateRequest };

/** Mode 1, an update of components. Validates the updated campaign, as far as it is known. */
export class UpdateInput implements CampaignInput {
  readonly isView: boolean;
  readonly channel: Channel;
  readonly check: Check<Members>;
  readonly update: KnownUpdate;
  readonly partialObjects: ReadonlySet<object> | undefined;

  constructor(
    private readonly given: Update,
    private readonly patch: Members,
    private readonly stored: Members | undefined,
    readonly view: Members,
    /** What was found in steps that are not repeated. */
    private readonly before: Validation["findings"] = [],
  ) {
    const channel = channelOf(view, given.channel);
    const isKnown = stored !== undefined;
    const { policies } = given.validator.context;
    const isPartial = !isKnown && policies.merge === "member";
    this.isView = given.isView;
    this.channel = channel;
    this.check = (isKnown ? campaigns : updateRequests)[channel];
    // Required members may still be absent from an unfinished draft.
    const isInProgress = isKnown && given.state === "DRAFT" && policies.drafts === "in-progress";
    this.partialObjects = isPartial ? sentInPart(patch) : isInProgress ? new Set([view]) : undefined;
    this.update = {
      parts: { state: given.state, patch, stored, merged: view },
      knownMembers:
        isKnown && !isInProgress ? undefined : topLevelBits(topLevelMembers.filter((name) => view[name] !== undefined)),
      isPartial,
    };
  }

  readonly runMore = (validation: Validation): void => {
    const { parts } = this.update;
    validation.findings.push(...this.before);
    // If the stored campaign is unknown, only the trial of a fix has a status here: the fixed patch would publish.
    if (this.stored === undefined && this.patch["status"] !== undefined)
      validation.runStep("publish", { ...parts, storedErrors: () => undefined });
    // These two steps reported no errors before, but may report warnings.
    validation.runStep("state", parts);
    validation.runStep("stored", { ...parts, stored: this.given.stored as Members });
    validation.runStep("update", parts);
    validation.runStep("any-update", parts);
  };

  get sent(): Members {
    return this.patch;
  }

  get annotate(): Annotate {
    const { patch, stored, view: merged } = this;
    const { validator, original, maxDepth } = this.given;
    const replacesWhole = validator.context.policies.merge === "component";
    const withUnknown = () => componentsWithUnknown(merged, stored, this.check, maxDepth);
    return annotatorOf({ patch, stored, merged, replacesWhole, withUnknown, original });
  }

  withView(view: unknown): UpdateInput {
    const changed = view as Members;
    // While the stored campaign is unknown, the patch itself is validated.
    const patch = this.stored === undefined ? changed : this.patch;
    return new UpdateInput(this.given, patch, this.stored, changed);
  }
}

/** The objects of a patch that may be incomplete, because the stored campaign may have the rest. */
function sentInPart(patch: Members): ReadonlySet<object> {
  const sent = new Set<object>();
  for (const name of componentsAndConnector) {
    const component = ownAt(patch, [name])?.value;
    if (isObject(component)) sent.add(component);
  }
  const isKeyed = ["locales", "variation_details"].some((name) => ownAt(patch, ["campaign_content", name]));
  const content = ownAt(patch, ["campaign_content", "content"])?.value;
  if (!isKeyed && isObject(content)) sent.add(content);
  return sent;
}
