import { updateRequests } from "../schemas/any-channel.js";
import { type Condition, either, has, type MemberPlace, not } from "../schemas/condition.js";
import { EmailUpdateRequest, PublishRequest, PushUpdateRequest } from "../schemas/update-request.js";
import { type JsonSchema, jsonSchema } from "../structure/json-schema.js";

/** Members that determine the channel of an update without `channel`. See docs/readings.md, "The channel that is meant". */
const SIGNS: Readonly<Record<"PUSH" | "EMAIL", readonly MemberPlace[]>> = {
  PUSH: [["advanced"], ["campaign_content", "content", "push"], ["basic_details", "platforms"]],
  EMAIL: [["connector"], ["campaign_content", "content", "email"]],
};

const anyChannelUpdateRequest: JsonSchema = {
  ...jsonSchema(updateRequests.unknown),
  title: "AnyChannelUpdateRequest",
  description: "Request to update a campaign whose channel it does not reveal: only what both channels have in common.",
};

/** The body of an update without a stored campaign: a status publishes, otherwise the channel decides. */
export const updateRequest = {
  title: "UpdateRequest",
  description: "Request to update a campaign, whose shape `channel` determines, or to publish it.",
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
