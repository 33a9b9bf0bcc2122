import { emailPublishRequest, updateRequests } from "../../schemas/any-channel.js";
import { type Condition, either, has, not } from "../../schemas/condition.js";
import { type JsonSchema, jsonSchema } from "../../schemas/json-schema.js";
import { EmailUpdateRequest, PublishRequest, PushUpdateRequest } from "../../schemas/update-request.js";
import { signs } from "../../structure/channel.js";

const anyChannelUpdateRequest: JsonSchema = {
  ...jsonSchema(updateRequests.unknown),
  title: "AnyChannelUpdateRequest",
  description:
    "Request to update a campaign whose channel it does not reveal. Rejects only what neither channel accepts.",
};

const { campaign_delivery_type: emailDeliveryType } = jsonSchema(emailPublishRequest).properties ?? {};

const publishRequest = {
  ...jsonSchema(PublishRequest),
  allOf: [either(has(["channel"], { const: "EMAIL" }), { properties: { campaign_delivery_type: emailDeliveryType } })],
};

/** Each body of an update matches at least one of these. */
export const updateVariants: readonly JsonSchema[] = [
  publishRequest,
  jsonSchema(PushUpdateRequest),
  jsonSchema(EmailUpdateRequest),
  anyChannelUpdateRequest,
];

/** The body of an update without a stored campaign: a status publishes, otherwise the channel decides. */
export const updateRequest = {
  title: "UpdateRequest",
  description: "Request to update a campaign, whose shape `channel` determines, or to publish it.",
  type: "object",
  ...either(
    has(["status"]),
    publishRequest,
    either(
      isOf("PUSH", "EMAIL"),
      jsonSchema(PushUpdateRequest),
      either(isOf("EMAIL", "PUSH"), jsonSchema(EmailUpdateRequest), anyChannelUpdateRequest),
    ),
  ),
} as JsonSchema;

/**
 * Whether an update says that it is of a channel, or has members of that channel alone. See docs/readings.md, "The channel
 * that is meant".
 */
function isOf(channel: "PUSH" | "EMAIL", other: "PUSH" | "EMAIL"): Condition {
  const unsaid = [has(["channel"]), ...signs[other].map((place) => has(place))].map(not);
  return {
    anyOf: [
      has(["channel"], { const: channel }),
      { allOf: [...unsaid, { anyOf: signs[channel].map((place) => has(place)) }] },
    ],
  };
}
