import type { Context } from "../../engine/context/context.js";
import { expectNames, expectOneOf, membersOf, reading, shown } from "../../engine/context/option-errors.js";
import type { Failure, Success } from "../../engine/result.js";
import type {
  CreateRequest,
  EmailCampaign,
  EmailUpdateRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../../generated/types.js";
import { type State, states } from "../../rules/parts/update-parts.js";
import { channels } from "../../structure/channel.js";
import { kindOf } from "../../structure/kinds.js";

/** Section "Update request body (v5)": every member is optional. */
export type UpdateRequest = PushUpdateRequest | EmailUpdateRequest;

/** A campaign as it is after an update. It also has the other members of the stored campaign. */
export type Campaign = PushCampaign | EmailCampaign;

/** The known facts about the campaign to update. */
export interface CampaignContext {
  /** Section "States and transitions". `OTHER` is any state without its own rules, such as paused. Default: unknown. */
  state?: State | undefined;
  /** The stored campaign. Default: unknown; each component is then validated on its own. */
  body?: unknown;
  /** The campaign's channel, if `body` does not have it. A `channel` in the update or in `body` takes precedence. */
  channel?: CreateRequest["channel"] | undefined;
}

/** The options for validating an update. */
export interface UpdateContext extends Context {
  /** The campaign to update. Default: a draft, otherwise unknown. */
  campaign?: CampaignContext | undefined;
}

/**
 * `merged` is the updated campaign, if the stored one is known. It contains parts of both, uncopied. With the policy
 * `drafts: "in-progress"` it may lack required members; with `merge: "member"`, so may the components of `value`.
 */
export type UpdateResult = (Success<UpdateRequest> & { merged?: Campaign }) | Failure;

/** The campaign of a context. Throws a `TypeError` that names the fault. */
export function campaignIn(context: UpdateContext | undefined): CampaignContext {
  if (typeof context !== "object" || context === null) return checkedCampaign(undefined);
  return checkedCampaign(reading("context", () => (Object.hasOwn(context, "campaign") ? context.campaign : undefined)));
}

/** Checks the option `campaign`. Throws a `TypeError` that names the fault. */
export function checkedCampaign(campaign: unknown): CampaignContext {
  if (campaign === undefined) return { state: "DRAFT", body: undefined, channel: undefined };
  const kind = kindOf(campaign);
  if (kind !== "object") throw new TypeError(`campaign must be an object, got ${kind}`);
  const members = membersOf(campaign, "campaign");
  expectNames(members, ["state", "body", "channel"], "member of campaign");
  const { state, body, channel } = members;
  if (state !== undefined) expectOneOf(state, states, "state");
  if (channel !== undefined && !channels.some((known) => known === channel)) {
    throw new TypeError(`campaign.channel must be "PUSH" or "EMAIL", got ${shown(channel)}`);
  }
  return { state: state as State | undefined, body, channel: channel as CampaignContext["channel"] };
}
