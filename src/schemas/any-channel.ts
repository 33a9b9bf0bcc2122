import { type TObject, type TSchema, Type } from "typebox";
import { EmailCreateRequest, PushCreateRequest } from "./create-request.js";
import { campaignMembers, status } from "./update-request.js";

/** Either channel. The engine finds out which shape a request must have before it is checked. */
const channel = Type.Enum(["PUSH", "EMAIL"]);

const push = Type.Object({ ...PushCreateRequest.properties, channel });
const email = Type.Object({ ...EmailCreateRequest.properties, channel });

/** Create requests by the channel that is meant; `unknown` is what both channels ask for alike. */
export const createRequests = { PUSH: push, EMAIL: email, unknown: alike(push, email) };

/** Campaigns as they are after an update, by the channel that is meant. */
export const campaigns = byChannel((request) => Type.Object(campaignMembers(request.properties)));

/** Requests to update components, by the channel that is meant. */
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
 * What two shapes ask for alike: members of the same form are as they are, required where both require them; objects are
 * what is alike in them. Members that differ, or that only one has, are known, and may be anything.
 */
function alike(one: TObject, other: TObject, isOpen = false): TObject {
  const names = [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])];
  const isRequired = (name: string) => [one, other].every(({ required }) => required?.includes(name));
  const members = names.map((name) => {
    // Keyed content has members of any name.
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

/** What a schema asks for, without what it says to people. */
function formOf(schema: TSchema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === "description" || key === "title" ? undefined : value,
  );
}
