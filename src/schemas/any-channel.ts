import { type TObject, type TSchema, Type } from "typebox";
import { EmailCreateRequest, PushCreateRequest } from "./create-request.js";
import { formOf, jsonSchema } from "./json-schema.js";
import { campaignMembers, PublishRequest, status } from "./update-request.js";

/** Either channel. The engine determines the channel before it checks the request. */
const channel = Type.Enum(["PUSH", "EMAIL"]);

const push = Type.Object({ ...PushCreateRequest.properties, channel });
const email = Type.Object({ ...EmailCreateRequest.properties, channel });

/** Create requests, by intended channel. `unknown` rejects only what neither channel accepts. */
export const createRequests = { PUSH: push, EMAIL: email, unknown: alike(push, email) };

/** Campaigns as they are after an update, by intended channel. */
export const campaigns = byChannel((request) => Type.Object(campaignMembers(request.properties)));

/** Requests to update components, by intended channel. */
export const updateRequests = byChannel((_, known) =>
  Type.Object({ ...Type.Partial(campaigns[known]).properties, status }),
);

/** Requests to publish of Email, which has fewer delivery types than Push. */
export const emailPublishRequest = Type.Object({
  ...PublishRequest.properties,
  campaign_delivery_type: Type.Optional(EmailCreateRequest.properties.campaign_delivery_type),
});

function byChannel(make: (request: TObject, known: keyof typeof createRequests) => TObject) {
  return {
    PUSH: make(createRequests.PUSH, "PUSH"),
    EMAIL: make(createRequests.EMAIL, "EMAIL"),
    unknown: make(createRequests.unknown, "unknown"),
  };
}

/**
 * What at least one of two schemas accepts. Equal members stay as they are, and are required if both require them. Enums
 * are united, and objects that differ are compared member by member. All other members are known, and may have any
 * value.
 */
function alike(one: TObject, other: TObject): TObject {
  const names = [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])];
  const isRequired = (name: string) => [one, other].every(({ required }) => required?.includes(name));
  const members = names.map((name) => {
    const member = alikeMember(one.properties[name], other.properties[name]);
    return [name, isRequired(name) ? member : Type.Optional(member)];
  });
  const { open, keyedBy } = jsonSchema(one);
  return Type.Object(Object.fromEntries(members) as Record<string, TSchema>, {
    ...(open && { open }),
    ...(keyedBy && { keyedBy: { ...keyedBy, channel: "" } }),
  });
}

function alikeMember(one: TSchema | undefined, other: TSchema | undefined): TSchema {
  if (one === undefined || other === undefined) return Type.Unknown();
  if (formOf(jsonSchema(one)) === formOf(jsonSchema(other))) return one;
  if (Type.IsEnum(one) && Type.IsEnum(other)) return Type.Enum([...new Set([...one.enum, ...other.enum])]);
  return Type.IsObject(one) && Type.IsObject(other) ? alike(one, other) : Type.Unknown();
}
