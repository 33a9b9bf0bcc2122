import { type TProperties, type TSchema, Type } from "typebox";
import { type Condition, either, has, not } from "./condition.js";
import { GmailAnnotations } from "./gmail-annotations.js";

const title = Type.Optional(Type.String({ description: "First line of the notification." }));
const message = Type.Optional(Type.String({ description: "Text of the notification." }));
const clickAction = Type.Optional(Type.String({ description: "Action of a click, for example `DEEPLINKING`." }));
const clickActionValue = Type.Optional(Type.String({ description: "Where a click leads." }));
const templateType = Type.Optional(Type.String({ description: "Template, for example `BASIC`." }));

const keyValuePairs = Type.Optional(
  Type.Array(Type.Object({ key: Type.Optional(Type.String()), value: Type.Optional(Type.String()) }), {
    description: "Extra data for the app.",
  }),
);

/** The content of one platform. Other templates may have members that the specification does not show. */
function platform<Members extends TProperties>(basicDetails: Members) {
  return Type.Optional(
    Type.Object(
      { template_type: templateType, basic_details: Type.Optional(Type.Object(basicDetails, { open: true })) },
      { open: true },
    ),
  );
}

export const PushContent = Type.Object(
  {
    android: platform({
      notification_channel: Type.Optional(Type.String({ description: "Android notification channel." })),
      title,
      message,
      default_click_action: clickAction,
      default_click_action_value: clickActionValue,
      key_value_pairs: keyValuePairs,
    }),
    ios: platform({
      title,
      message,
      default_click_action: clickAction,
      default_click_action_value: clickActionValue,
    }),
    web: platform({}),
  },
  { title: "PushContent", description: "The message of each platform.", open: true },
);

export const EmailContent = Type.Object(
  {
    subject: Type.Optional(Type.String({ description: "Subject line." })),
    preview_text: Type.Optional(Type.String({ description: "Text shown beside the subject." })),
    sender_name: Type.Optional(Type.String({ description: "Name of the sender." })),
    from_address: Type.Optional(Type.String({ description: "Address it is sent from." })),
    reply_to_address: Type.Optional(Type.String({ description: "Address that replies go to." })),
    html_content: Type.Optional(Type.String({ description: "Body of the email." })),
    gmail_annotations: Type.Optional(GmailAnnotations),
  },
  { title: "EmailContent", description: "The email itself.", open: true, visit: "email_content" },
);

/**
 * The content of one channel. Flat content is at `content.<channel>`. If `locales` or `variation_details` is present,
 * content may also be at `content.<locale>.<channel>` and `content.<locale>.<variation>.<channel>`. All content is
 * checked in the same way, one place is enough, and entries without content are ignored.
 *
 * `if`/`then`/`else` express this for JSON Schema validators; `keyedBy` expresses it for our own compiler.
 */
function campaignContent<Channel extends "push" | "email", Content extends TSchema>(
  schemaTitle: string,
  channel: Channel,
  content: Record<Channel, Content>,
) {
  const channelContent = content[channel];
  const ofObjects = (keywords: object) => either({ type: "object" }, { type: "object", ...keywords });
  const holdsBelow = (what: Condition) => not({ type: "object", additionalProperties: not(what) });
  const holdsContent = has([channel]);
  const entryHoldsContent = { type: "object", anyOf: [holdsContent, holdsBelow(holdsContent)] };
  const variation = ofObjects({ properties: { [channel]: channelContent } });
  const entry = ofObjects({ properties: { [channel]: channelContent }, additionalProperties: variation });

  return Type.Object(
    {
      locales: Type.Optional(
        Type.Array(Type.String(), { description: "Languages of the campaign; `default` may be one of them." }),
      ),
      variation_details: Type.Optional(Type.Object({}, { description: "Details of the variations." })),
      content: Type.Object(
        { [channel]: Type.Optional(channelContent) } as { [Key in Channel]: ReturnType<typeof Type.Optional<Content>> },
        { description: "The content of the channel, flat or keyed by locale and variation." },
      ),
    },
    {
      ...either(
        { anyOf: [has(["locales"]), has(["variation_details"])] },
        {
          type: "object",
          properties: {
            content: {
              type: "object",
              properties: { [channel]: true },
              additionalProperties: entry,
              anyOf: [holdsContent, holdsBelow(entryHoldsContent)],
            },
          },
        },
        { type: "object", properties: { content: holdsContent } },
      ),
      keyedBy: { member: "content", channel, when: ["locales", "variation_details"] },
      title: schemaTitle,
      description: "The message, optionally in several languages and variations.",
    },
  );
}

/** Section "Content (`campaign_content`)", Push. */
export const PushCampaignContent = campaignContent("PushCampaignContent", "push", { push: PushContent });

/** Section "Content (`campaign_content`)", Email. */
export const EmailCampaignContent = campaignContent("EmailCampaignContent", "email", { email: EmailContent });
