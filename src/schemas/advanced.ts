import { Type } from "typebox";

/** Section "Push `advanced`". */
export const Advanced = Type.Object(
  {
    expiration_settings: Type.Optional(
      Type.Object(
        {
          expire_notification_after_value: Type.Optional(Type.Integer()),
          expire_notification_after_type: Type.Optional(
            Type.Enum(["HOUR", "DAY"], { description: "Unit of `expire_notification_after_value`." }),
          ),
          remove_from_inbox_after_value: Type.Optional(Type.Integer()),
          remove_from_inbox_after_type: Type.Optional(
            Type.Enum(["DAY"], { description: "Unit of `remove_from_inbox_after_value`: always days." }),
          ),
        },
        { description: "When the notification expires and when it leaves the inbox." },
      ),
    ),
    platform_level_priority: Type.Optional(
      Type.Object(
        {
          android_specific_priority: Type.Optional(
            Type.Object({
              send_with_priority: Type.Optional(Type.Boolean({ description: "Whether it is sent with priority." })),
            }),
          ),
          ios_specific_priority: Type.Optional(
            Type.Object({
              apns_priority: Type.Optional(Type.Enum(["1", "5", "10"], { description: "APNs priority, as text." })),
              interruption_level: Type.Optional(
                Type.Enum(["Passive", "Active", "Time sensitive", "Critical"], {
                  description: "How strongly the notification interrupts.",
                }),
              ),
              relevance_score: Type.Optional(
                Type.Enum([0, 0.5, 1], { description: "Rank among the app's notifications, as a number." }),
              ),
            }),
          ),
        },
        { description: "Priority on each platform." },
      ),
    ),
  },
  { title: "Advanced", description: "Expiry and priority of a Push campaign." },
);
