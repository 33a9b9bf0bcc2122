import { type TObject, type TSchema, Type } from "typebox";
import { EmailCreateRequest, PushCreateRequest } from "./create-request.js";
import { campaignMembers, status } from "./update-request.js";

/** Either channel. The engine determines the channel before it checks the request. */
const channel = Type.Enum(["PUSH", "EMAIL"]);

const push = Type.Object({ ...PushCreateRequest.properties, channel });
const email = Type.Object({ ...EmailCreateRequest.properties, channel });

/** Create requests, by intended channel. `unknown` has only what both channels require alike. */
export const createRequests = { PUSH: push, EMAIL: email, unknown: alike(push, email) };

/** Campaigns as they are after an update, by intended channel. */
export const campaigns = byChannel((request) => Type.Object(campaignMembers(request.properties)));

/** Requests to update components, by intended channel. */
export const updateRequests = byChannel((_, known) =>
  Type.Object({ ...Type.Partial(campaigns[known]).properties, status }),
);

function byChannel(make: (request: TObject, known: keyof typeof createRequests) => TObject) {
  return {
    PUSH: make(createRequests.PUSH, "PUSH"),
    EMAIL: make(createRequests.EMAIL, "EMAIL"),
    unknown: make(createRequests.unknown, "unknown"),
  };
}

/**
 * What two schemas have in common. Equal members stay as they are, and are required if both require them. Objects that
 * differ are reduced to what they have in common. All other members are known, and may have any value.
 */
function alike(one: TObject, other: TObject, isOpen = false): TObject {
  const names = [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])];
  const isRequired = (name: string) => [one, other].every(({ required }) => required?.includes(name));
  const members = names.map((name) => {
    // Keyed content may have members of any name.
    const member = alikeMember(one.properties[name], other.properties[name], "keyedBy" in one);
    return [name, isRequired(name) ? member : Type.Optional(member)];
  });
  const properties = Object.fromEntries(members) as Record<string, TSchema>;
  return Type.Object(properties, isOpen || "open" in one || "open" in other ? { open: true } : {});
}

function alikeMember(one: TSchema | undefined, other: TSchema | undefined, isOpen: boolean): TSchema {
  if (one === undefined || other === undefined) return Type.Unknown();
  if (formOf(one) === formOf(other)) return one;
  return Type.IsObject(one) && Type.IsObject(other) ? alike(one, other, isOpen) : Type.Unknown();
}

/** A schema without titles and descriptions. */
function formOf(schema: TSchema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === "description" || key === "title" ? undefined : value,
  );
}
