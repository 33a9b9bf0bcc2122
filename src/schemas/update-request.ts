import { type TProperties, Type } from "typebox";
import { EmailCreateRequest, PushCreateRequest } from "./create-request.js";

const stamps = {
  updated_by: Type.Optional(
    Type.String({
      format: "email",
      description: "Email address of the user who changes the campaign; by default whoever is authenticated.",
    }),
  ),
  version_note: Type.Optional(
    Type.String({
      description: "Note about the edit, kept if the update makes a new version; only in workspaces with versioning.",
    }),
  ),
};

const requestId = Type.Optional(
  Type.String({ description: "Id of this request; the same as the header `X-SVC-Request-Id` when both are given." }),
);

export const status = Type.Optional(
  Type.Enum(["PUBLISH"], { description: "Publishes the campaign. The body must not contain components." }),
);

/** Not `Omit`, which orders the members by when TypeScript first met their names: builds would differ. */
type CampaignMembers<Members extends TProperties> = {
  [Name in keyof Members as Exclude<Name, "request_id" | "created_by">]: Members[Name];
} & typeof stamps & { request_id: typeof requestId };

/** The members of a campaign: those of a create request, with the members of an update instead of `created_by`. */
export function campaignMembers<Members extends TProperties>(members: Members) {
  const { request_id: _id, channel, campaign_delivery_type, created_by: _by, ...components } = members;
  return {
    request_id: requestId,
    channel,
    campaign_delivery_type,
    ...stamps,
    ...components,
  } as unknown as CampaignMembers<Members>;
}

/** A campaign as it is after an update. It requires what a create request requires. */
export const PushCampaign = Type.Object(campaignMembers(PushCreateRequest.properties), {
  title: "PushCampaign",
  description: "A Push campaign as it is after an update.",
});

export const EmailCampaign = Type.Object(campaignMembers(EmailCreateRequest.properties), {
  title: "EmailCampaign",
  description: "An Email campaign as it is after an update.",
});

/** Section "Update request body (v5)", Push: every member is optional. */
export const PushUpdateRequest = Type.Object(
  { ...Type.Partial(PushCampaign).properties, status },
  { title: "PushUpdateRequest", description: "Request to update a Push campaign." },
);

/** Section "Update request body (v5)", Email: every member is optional. */
export const EmailUpdateRequest = Type.Object(
  { ...Type.Partial(EmailCampaign).properties, status },
  { title: "EmailUpdateRequest", description: "Request to update an Email campaign." },
);

/** Section "Update or publish campaign draft", mode 2: the status without components. Push has every delivery type. */
export const PublishRequest = Type.Object(
  {
    request_id: requestId,
    channel: Type.Optional(Type.Enum(["PUSH", "EMAIL"])),
    campaign_delivery_type: Type.Optional(PushCreateRequest.properties.campaign_delivery_type),
    ...stamps,
    status: Type.Enum(["PUBLISH"]),
  },
  { title: "PublishRequest", description: "Request to publish a campaign." },
);
