import * as z from "zod";
import { granularities } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { optional, refuse } from "./refuse.js";

const labels = { business_event: optional.text, tags: z.array(z.string()).optional(), team: optional.text };

const geofences = z
  .object({
    name: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    radius: z.string(),
    triggered_at: z.enum(["ENTRY", "EXIT", "dwell"]),
    dwell_time_value: optional.text,
    dwell_time_granularity: z.enum(granularities).optional(),
    response_time_value: z.string(),
    response_time_granularity: z.enum(granularities),
  })
  .check((payload) => {
    const { triggered_at, dwell_time_value, dwell_time_granularity } = payload.value;
    if (triggered_at !== "dwell") return;
    if (dwell_time_value === undefined) refuse(payload, ["dwell_time_value"], "is needed with dwell");
    if (dwell_time_granularity === undefined) refuse(payload, ["dwell_time_granularity"], "is needed with dwell");
  });

export const pushBasicDetails = z.object({
  name: z.string(),
  platforms: z.array(z.enum(["ANDROID", "IOS", "WEB"])),
  platform_specific_details: z.object({
    android: z.object({ push_amp_plus_enabled: optional.flag }).optional(),
    ios: z
      .object({
        send_to_all_eligible_device: optional.flag,
        exclude_provisional_push_devices: optional.flag,
        send_to_only_provisional_push_enabled_devices: optional.flag,
      })
      .optional(),
  }),
  ...labels,
  broadcast_live_activity_id: optional.text,
  geofences: geofences.optional(),
  send_to_triggered_platform_only: optional.flag,
});

export function emailBasicDetails({ doubleOptIn, brandDeduplication }: Workspace) {
  return z
    .object({
      name: z.string(),
      content_type: z.enum(["PROMOTIONAL", "TRANSACTIONAL"]),
      user_attribute_identifier: z.string(),
      subscription_category: optional.text,
      ...labels,
      send_only_double_opt_in_users: optional.flag,
      deduplication_attribute: optional.text,
    })
    .check((payload) => {
      const details = payload.value;
      if (!doubleOptIn && details.send_only_double_opt_in_users === true) {
        refuse(payload, ["send_only_double_opt_in_users"], "needs the Double Opt-In feature");
      }
      if (!brandDeduplication && (details.deduplication_attribute ?? "") !== "") {
        refuse(payload, ["deduplication_attribute"], "needs the Brand Deduplication feature");
      }
      if (details.content_type === "PROMOTIONAL" && details.subscription_category === undefined) {
        refuse(payload, ["subscription_category"], "is needed when content_type is PROMOTIONAL");
      }
    });
}
