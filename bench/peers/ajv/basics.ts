import { granularities, windowMembers } from "../vocabulary.js";
import { group } from "./filters.js";
import { choice, flag, integer, list, needs, object, type Schema, text, where } from "./words.js";

const labels = { business_event: text, tags: list(text), team: text };

const geofenceMembers = {
  name: text,
  latitude: text,
  longitude: text,
  radius: text,
  triggered_at: choice(["ENTRY", "EXIT", "dwell"]),
  dwell_time_value: text,
  dwell_time_granularity: choice(granularities),
  response_time_value: text,
  response_time_granularity: choice(granularities),
};

export const pushBasicDetails = object(
  {
    name: text,
    platforms: list(choice(["ANDROID", "IOS", "WEB"])),
    platform_specific_details: object({
      android: object({ push_amp_plus_enabled: flag }),
      ios: object({
        send_to_all_eligible_device: flag,
        exclude_provisional_push_devices: flag,
        send_to_only_provisional_push_enabled_devices: flag,
      }),
    }),
    ...labels,
    broadcast_live_activity_id: text,
    geofences: object(
      geofenceMembers,
      Object.keys(geofenceMembers).filter((name) => !name.startsWith("dwell_")),
      where({ triggered_at: { const: "dwell" } }, needs(["dwell_time_value", "dwell_time_granularity"])),
    ),
    send_to_triggered_platform_only: flag,
  },
  ["name", "platforms", "platform_specific_details"],
);

export const emailBasicDetails = object(
  {
    name: text,
    content_type: choice(["PROMOTIONAL", "TRANSACTIONAL"]),
    user_attribute_identifier: text,
    subscription_category: text,
    ...labels,
    send_only_double_opt_in_users: flag,
    deduplication_attribute: text,
  },
  ["name", "content_type", "user_attribute_identifier"],
  where({ content_type: { const: "PROMOTIONAL" } }, needs(["subscription_category"])),
);

const windowSchemas = {
  min_delay_value: integer,
  min_delay_granularity: choice(["MINUTES", "HOURS"]),
  max_delay_value: integer,
  max_delay_granularity: choice(["HOURS", "DAYS"]),
};

function triggerCondition(delayTypes: readonly string[], more: Schema, conditions: readonly Schema[]): Schema {
  return object(
    {
      included_filters: group,
      secondary_included_filters: group,
      trigger_delay_type: choice(delayTypes),
      trigger_delay_value: integer,
      trigger_delay_granularity: choice(granularities),
      trigger_relation: choice(["BEFORE", "AFTER"]),
      trigger_attr: object({ name: text }),
      ...more,
    },
    [],
    {
      allOf: [
        where(
          { trigger_delay_type: { const: "DELAY" } },
          needs(["trigger_delay_value", "trigger_delay_granularity", "trigger_relation"]),
        ),
        where({ trigger_relation: { const: "BEFORE" } }, object({ trigger_attr: needs(["name"]) }, ["trigger_attr"])),
        ...conditions,
      ],
    },
  );
}

export const pushTriggerCondition = triggerCondition(
  ["DELAY", "ASAP", "INTELLIGENT_DELAY"],
  { intelligent_delay_optimization: object(windowSchemas) },
  [
    where(
      { trigger_delay_type: { const: "INTELLIGENT_DELAY" } },
      object({ intelligent_delay_optimization: needs(windowMembers) }, ["intelligent_delay_optimization"]),
    ),
  ],
);

export const emailTriggerCondition = triggerCondition(["DELAY", "ASAP"], { intelligent_delay_optimization: false }, []);
