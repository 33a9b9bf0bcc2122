import type { TSchema } from "typebox";
import { type JsonSchema, jsonSchema } from "../../schemas/json-schema.js";
import { EmailCampaign, PushCampaign } from "../../schemas/update-request.js";

/** A stored campaign, without the members that belong to a request. */
export const campaign: JsonSchema = {
  title: "Campaign",
  description: "A stored campaign; `channel` determines its shape.",
  anyOf: [stored(PushCampaign), stored(EmailCampaign)],
};

function stored(schema: TSchema): JsonSchema {
  const { properties = {}, ...rest } = jsonSchema(schema);
  const { request_id: _id, updated_by: _by, version_note: _note, ...members } = properties;
  return { ...rest, properties: members };
}
