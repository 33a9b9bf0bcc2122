import type { TSchema } from "typebox";
import { updateRequests } from "../schemas/any-channel.js";
import { type Condition, either, has, type MemberPlace, not } from "../schemas/condition.js";
import {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../schemas/update-request.js";
import { type JsonSchema, jsonSchema } from "../structure/json-schema.js";

/** Members that only one of the channels has, by which an update without `channel` is told (see docs/readings.md, "The channel that is meant"). */
const SIGNS: Readonly<Record<"PUSH" | "EMAIL", readonly MemberPlace[]>> = {
  PUSH: [["advanced"], ["campaign_content", "content", "push"], ["basic_details", "platforms"]],
  EMAIL: [["connector"], ["campaign_content", "content", "email"]],
};

const anyChannelUpdateRequest: JsonSchema = {
  ...jsonSchema(updateRequests.unknown),
  title: "AnyChannelUpdateRequest",
  description: "Request to update a campaign of a channel that nothing in it tells: what holds for both alike.",
};

/** The body of an update of which nothing is stored: a status publishes, else the channel decides. */
export const updateRequest = {
  title: "UpdateRequest",
  description: "Request to update a campaign, told apart by `channel`, or to publish it.",
  type: "object",
  ...either(
    has(["status"]),
    jsonSchema(PublishRequest),
    either(
      isOf("PUSH", "EMAIL"),
      jsonSchema(PushUpdateRequest),
      either(isOf("EMAIL", "PUSH"), jsonSchema(EmailUpdateRequest), anyChannelUpdateRequest),
    ),
  ),
} as JsonSchema;

/** A campaign as it is stored, without what belongs to a request. */
export const campaign: JsonSchema = {
  title: "Campaign",
  description: "A campaign as it is stored, told apart by `channel`.",
  anyOf: [kept(PushCampaign), kept(EmailCampaign)],
};

/** Whether an update says that it is of a channel, or has members of that channel alone. */
function isOf(channel: "PUSH" | "EMAIL", other: "PUSH" | "EMAIL"): Condition {
  const unsaid = [has(["channel"]), ...SIGNS[other].map((place) => has(place))].map(not);
  return {
    anyOf: [
      has(["channel"], { const: channel }),
      { allOf: [...unsaid, { anyOf: SIGNS[channel].map((place) => has(place)) }] },
    ],
  };
}

function kept(schema: TSchema): JsonSchema {
  const { properties = {}, ...rest } = jsonSchema(schema);
  const { request_id: _id, updated_by: _by, version_note: _note, ...members } = properties;
  return { ...rest, properties: members };
}
