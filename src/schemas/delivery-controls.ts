import { Type } from "typebox";

// Both channels have these five members. The Push table does not list them together, so each is defined once here.
const bypassDnd = (note = "") =>
  Type.Optional(Type.Boolean({ description: `Whether do-not-disturb hours are ignored.${note}` }));
const throttle = (note = "") => Type.Optional(Type.Integer({ description: `Most requests per minute.${note}` }));
const countForCapping = Type.Optional(
  Type.Boolean({ description: "Whether the message counts towards frequency capping." }),
);
const ignoreCapping = Type.Optional(Type.Boolean({ description: "Whether frequency capping is ignored." }));
const minimumDelay = (note = "") =>
  Type.Optional(Type.Integer({ description: `Least number of hours between two notifications.${note}` }));

/** Section "Push `delivery_controls`". */
export const PushDeliveryControls = Type.Object(
  {
    bypass_dnd: bypassDnd(" Needed for event-triggered campaigns."),
    campaign_throttle_rpm: throttle(" Not used by device-, location- and event-triggered campaigns."),
    count_for_frequency_capping: countForCapping,
    ignore_frequency_capping: ignoreCapping,
    minimum_delay_between_two_notification_in_hour: minimumDelay(" For event- and device-triggered campaigns."),
    max_time_to_show_message_of_same_camapign: Type.Optional(
      Type.String({ description: "Hours, as text; device-triggered (the service spells it `camapign`)." }),
    ),
    expiry_time_of_sync_data_in_hour: Type.Optional(Type.String({ description: "Hours, as text; device-triggered." })),
    send_message_in_offline_mode: Type.Optional(
      Type.Boolean({ description: "Whether the message is shown offline; device-triggered." }),
    ),
    send_limit_value: Type.Optional(
      Type.String({ description: "Maximum number of sends per user within the window, as text; location-triggered." }),
    ),
    send_limit_granularity_in_hours: Type.Optional(
      Type.String({ description: "Length of that window in hours, as text; location-triggered." }),
    ),
    ignore_global_minimum_delay: Type.Optional(
      Type.Boolean({ description: "Whether the workspace's minimum delay is ignored; event-triggered." }),
    ),
    queuing_enabled: Type.Optional(
      Type.Boolean({ description: "Whether messages are queued; needs the queuing feature." }),
    ),
    queue_duration: Type.Optional(
      Type.Integer({
        description: "Hours to queue; needed, and more than 0, when queuing is enabled. Needs the queuing feature.",
      }),
    ),
  },
  { title: "PushDeliveryControls", description: "Limits on how a Push campaign is delivered." },
);

/** Section "Email `delivery_controls`". */
export const EmailDeliveryControls = Type.Object(
  {
    bypass_dnd: bypassDnd(),
    campaign_throttle_rpm: throttle(),
    count_for_frequency_capping: countForCapping,
    ignore_frequency_capping: ignoreCapping,
    minimum_delay_between_two_notification_in_hour: minimumDelay(),
  },
  { title: "EmailDeliveryControls", description: "Limits on how an Email campaign is delivered." },
);
