import { channels } from "../channel.js";
import type { Context } from "../context.js";
import type {
  CreateRequest,
  EmailCampaign,
  EmailUpdateRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../generated/types.js";
import { expectNames, expectOneOf, membersOf, reading, shown } from "../misuse.js";
import type { Failure, Success } from "../result.js";
import { kindOf } from "../structure/kinds.js";
import { type State, states } from "./update-subject.js";

/** Section "Update request body (v5)": every member is optional. */
export type UpdateRequest = PushUpdateRequest | EmailUpdateRequest;

/** A campaign as it is after an update. It has the stored campaign's other members too. */
export type Campaign = PushCampaign | EmailCampaign;

/** What is known of the campaign that is updated. */
export interface CampaignContext {
  /** Section "States and transitions". `OTHER` is one without rules of its own, as paused. Absent: not known. */
  state?: State | undefined;
  /** The campaign as it is stored. Absent: not known; then each component is validated on its own. */
  body?: unknown;
  /** The campaign's channel, where `body` does not tell it. A `channel` in the update or in `body` comes first. */
  channel?: CreateRequest["channel"] | undefined;
}

/** What is known besides an update. */
export interface UpdateContext extends Context {
  /** The campaign that is updated. Absent: a draft of which nothing else is known. */
  campaign?: CampaignContext | undefined;
}

/** `merged` is the campaign as it would be, when the stored one is known; it shares its parts with both. */
export type UpdateResult = (Success<UpdateRequest> & { merged?: Campaign }) | Failure;

/** What a context says about the campaign. Throws a `TypeError` that names what is wrong. */
export function campaignIn(context: UpdateContext | undefined): CampaignContext {
  if (typeof context !== "object" || context === null) return campaignOf(undefined);
  return campaignOf(reading("context", () => (Object.hasOwn(context, "campaign") ? context.campaign : undefined)));
}

/** Checks what is said about a campaign. Throws a `TypeError` that names what is wrong. */
export function campaignOf(campaign: unknown): CampaignContext {
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
