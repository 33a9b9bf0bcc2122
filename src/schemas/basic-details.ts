import { Type } from "typebox";
import { Geofences } from "./geofences.js";

const businessEvent = Type.Optional(
  Type.String({
    nonEmpty: true,
    description: "Business event of the campaign; needed for `BUSINESS_EVENT_TRIGGERED`.",
  }),
);
const tags = Type.Optional(Type.Array(Type.String(), { description: "Context labels." }));
const team = Type.Optional(Type.String({ description: "Name of the collaborating team." }));

/** Section "Push `basic_details`". */
export const PushBasicDetails = Type.Object(
  {
    name: Type.String({ description: "Name of the campaign." }),
    platforms: Type.Array(Type.Enum(["ANDROID", "IOS", "WEB"]), { description: "Platforms to send to." }),
    platform_specific_details: Type.Object(
      {
        android: Type.Optional(
          Type.Object({
            push_amp_plus_enabled: Type.Optional(Type.Boolean({ description: "Whether Push Amp+ is enabled." })),
          }),
        ),
        ios: Type.Optional(
          Type.Object({
            send_to_all_eligible_device: Type.Optional(
              Type.Boolean({ description: "Whether all eligible devices receive it." }),
            ),
            exclude_provisional_push_devices: Type.Optional(
              Type.Boolean({ description: "Whether devices with provisional permission are left out." }),
            ),
            send_to_only_provisional_push_enabled_devices: Type.Optional(
              Type.Boolean({ description: "Whether only devices with provisional permission receive it." }),
            ),
          }),
        ),
      },
      { description: "Settings for each platform." },
    ),
    business_event: businessEvent,
    tags,
    team,
    broadcast_live_activity_id: Type.Optional(
      Type.String({
        nonEmpty: true,
        description: "Id of the live activity; needed on iOS for `BROADCAST_LIVE_ACTIVITY`.",
      }),
    ),
    geofences: Type.Optional(Geofences),
    send_to_triggered_platform_only: Type.Optional(
      Type.Boolean({
        description: "Send only to the platform that fired the event; for event-triggered campaigns.",
      }),
    ),
  },
  { title: "PushBasicDetails", description: "Name, platforms and labels of a Push campaign." },
);

/** Section "Email `basic_details`". */
export const EmailBasicDetails = Type.Object(
  {
    name: Type.String({ description: "Name of the campaign." }),
    content_type: Type.Enum(["PROMOTIONAL", "TRANSACTIONAL"], { description: "Kind of message." }),
    user_attribute_identifier: Type.String({
      description: "User attribute that holds the email address; `SVC_EMAIL_ID` is the standard one.",
    }),
    subscription_category: Type.Optional(
      Type.String({
        nonEmpty: true,
        description: "Only users who opted in to this category are targeted; needed for `PROMOTIONAL`.",
      }),
    ),
    business_event: businessEvent,
    tags,
    team,
    send_only_double_opt_in_users: Type.Optional(
      Type.Boolean({
        description: "Whether only double-opt-in users are targeted (default false); needs the Double Opt-In feature.",
      }),
    ),
    deduplication_attribute: Type.Optional(
      Type.String({
        description:
          "Backend name (not the display label) of the attribute that holds the brand. Empty or absent: one brand. " +
          "Needs the Brand Deduplication feature.",
      }),
    ),
  },
  { title: "EmailBasicDetails", description: "Name, kind and audience address of an Email campaign." },
);
