import * as v from "valibot";
import { granularities } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { object, optional, refuse } from "./refuse.js";

const labels = { business_event: optional.text, tags: v.optional(v.array(v.string())), team: optional.text };

const geofences = v.pipe(
  object({
    name: v.string(),
    latitude: v.string(),
    longitude: v.string(),
    radius: v.string(),
    triggered_at: v.picklist(["ENTRY", "EXIT", "dwell"]),
    dwell_time_value: optional.text,
    dwell_time_granularity: v.optional(v.picklist(granularities)),
    response_time_value: v.string(),
    response_time_granularity: v.picklist(granularities),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.triggered_at !== "dwell") return;
    for (const member of ["dwell_time_value", "dwell_time_granularity"] as const) {
      if (dataset.value[member] === undefined) refuse(addIssue, dataset.value, [member], "is needed with dwell");
    }
  }),
);

export const pushBasicDetails = object({
  name: v.string(),
  platforms: v.array(v.picklist(["ANDROID", "IOS", "WEB"])),
  platform_specific_details: object({
    android: v.optional(object({ push_amp_plus_enabled: optional.flag })),
    ios: v.optional(
      object({
        send_to_all_eligible_device: optional.flag,
        exclude_provisional_push_devices: optional.flag,
        send_to_only_provisional_push_enabled_devices: optional.flag,
      }),
    ),
  }),
  ...labels,
  broadcast_live_activity_id: optional.text,
  geofences: v.optional(geofences),
  send_to_triggered_platform_only: optional.flag,
});

export function emailBasicDetails({ doubleOptIn, brandDeduplication }: Workspace) {
  return v.pipe(
    object({
      name: v.string(),
      content_type: v.picklist(["PROMOTIONAL", "TRANSACTIONAL"]),
      user_attribute_identifier: v.string(),
      subscription_category: optional.text,
      ...labels,
      send_only_double_opt_in_users: optional.flag,
      deduplication_attribute: optional.text,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const details = dataset.value;
      if (!doubleOptIn && details.send_only_double_opt_in_users === true) {
        refuse(addIssue, details, ["send_only_double_opt_in_users"], "needs the Double Opt-In feature");
      }
      if (!brandDeduplication && (details.deduplication_attribute ?? "") !== "") {
        refuse(addIssue, details, ["deduplication_attribute"], "needs the Brand Deduplication feature");
      }
      if (details.content_type === "PROMOTIONAL" && details.subscription_category === undefined) {
        refuse(addIssue, details, ["subscription_category"], "is needed when content_type is PROMOTIONAL");
      }
    }),
  );
}
