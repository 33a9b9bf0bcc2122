import fc from "fast-check";
import { HOURS } from "../../rules/delivery-controls/hours-valid.js";
import { UNUSED_BY } from "../../rules/delivery-controls/members-used.js";
import { ABSENT } from "../from-schema.js";
import { type Circumstances, type Fault, having, lacking, notPositive, within } from "./fault.js";

const FLAG = "control_group_details.is_campaign_control_group_enabled";
const PERCENTAGE = "control_group_details.campaign_control_group_percentage";

const controls = within("delivery_controls");
const queue = within("delivery_controls", { withFeatures: ["QUEUING"] });
const queuing = { queuing_enabled: true };

/** A value for each control that only some delivery types use, if it is not a number of hours. */
const usedBySome: Readonly<Record<string, unknown>> = {
  campaign_throttle_rpm: 100,
  minimum_delay_between_two_notification_in_hour: 2,
  send_message_in_offline_mode: true,
  ignore_global_minimum_delay: false,
};

const named = { utm_source: "newsletter", utm_medium: "email" };
const utm = within("utm_params");
const sixKeys = Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`utm_custom_${index}`, "x"]));

/** A custom key that is not allowed. */
function badKey(when: Circumstances = {}): Fault {
  const keys = fc.constantFrom("brand", "UTM_ID", "utm-id", "", "a.b", "größe", "__proto__");
  return {
    ...when,
    touches: ["utm_params"],
    breaks: () =>
      keys.map((key) => (request) => {
        request["utm_params"] = { ...named, [key]: "x" };
        return ["utm_params", key];
      }),
  };
}

export const otherFaults = {
  "delivery-controls.queuing-enabled": [
    controls.having("queuing_enabled", fc.constantFrom<unknown>(true, false, null, "yes")),
    controls.having("queue_duration", fc.constantFrom<unknown>(0, 5, null, "5")),
  ],
  "delivery-controls.bypass-dnd-required": [controls.lacking("bypass_dnd")],
  "delivery-controls.queue-duration-required": [queue.lacking("queue_duration", queuing)],
  "delivery-controls.queue-duration-positive": [queue.having("queue_duration", fc.constantFrom(0, -1, -100), queuing)],
  "delivery-controls.members-used": Object.entries(UNUSED_BY).map(([member, types]) =>
    controls.having(member, usedBySome[member] ?? "24", {}, { types }),
  ),
  "delivery-controls.counts-positive": [
    controls.having("campaign_throttle_rpm", notPositive),
    controls.having("minimum_delay_between_two_notification_in_hour", notPositive),
  ],
  "delivery-controls.hours-valid": HOURS.map((member) =>
    controls.having(member, fc.constantFrom("0", "-1", "a day", "", "1.")),
  ),
  "delivery-controls.queue-duration-used": [
    queue.having("queue_duration", fc.constantFrom(1, -1), { queuing_enabled: fc.constantFrom(false, ABSENT) }),
  ],
  "advanced.expiry-positive": [
    having("advanced.expiration_settings.expire_notification_after_value", notPositive),
    having("advanced.expiration_settings.remove_from_inbox_after_value", notPositive),
  ],
  "conversion-goals.attribution-window-positive": [
    having("conversion_goal_details.attribution_window_in_hours", notPositive),
  ],
  "conversion-goals.one-primary": [
    having(
      "conversion_goal_details.goals",
      fc.array(fc.constant({ goal_name: "Sale", is_primary_goal: true }), { minLength: 2, maxLength: 4 }),
    ),
  ],
  "control-group.percentage-required": [lacking(PERCENTAGE, { [FLAG]: true })],
  "control-group.percentage-used": [
    having(PERCENTAGE, fc.integer({ min: 1, max: 100 }), { [FLAG]: fc.constantFrom(false, ABSENT) }),
  ],
  "utm.at-most-five-custom-keys": [utm.having("", { ...named, ...sixKeys })],
  "utm.custom-key-prefixed": [badKey(), badKey({ context: { policies: { utmCustomKeys: "prefix" } } })],
  "utm.named-key-spelled": ["utm_campaing", "utm_term ", "utm_sorce", "utm_Content"].map((key) =>
    utm.having(key, "x", { "": named }),
  ),
  "created-by.address-alone": [
    having(
      "created_by",
      fc.constantFrom("mailto:jo@example.com", "<jo@example.com>", "jo@example.com,", "jo\u200b@example.com"),
    ),
  ],
  "member.known": ["nickname", "basic_details.nickname", "scheduling_details.x", "segmentation_details.\u200bname"].map(
    (path) => having(path, fc.constantFrom<unknown[]>(null, 1, "x", {}, [])),
  ),
  "member.text-not-empty": [
    having("request_id", ""),
    having("basic_details.name", ""),
    utm.having("utm_source", "", { "": named }),
    having("connector.connector_name", "", {}, { channel: "EMAIL" }),
  ],
} satisfies Record<string, readonly Fault[]>;
