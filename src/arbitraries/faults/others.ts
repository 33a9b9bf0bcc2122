import fc from "fast-check";
import type { Members } from "../from-schema.js";
import { ABSENT, type Fault, having, lacking } from "./fault.js";

const FLAG = "control_group_details.is_campaign_control_group_enabled";
const PERCENTAGE = "control_group_details.campaign_control_group_percentage";
const PUSH = { channel: "PUSH" } as const;

const sixKeys = Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`utm_custom_${index}`, "x"]));
const named = { utm_source: "newsletter", utm_medium: "email" };

/** A custom key that is not allowed. */
function badKey(circumstances: object): Fault {
  return {
    ...circumstances,
    touches: ["utm_params"],
    breaks: () =>
      fc.constantFrom("brand", "UTM_ID", "utm-id", "", "a.b", "größe", "__proto__").map((key) => (request) => {
        request["utm_params"] = withOwn(named, key, "x");
        return ["utm_params", key];
      }),
  };
}

/** The object with one more member, even if its name is special to JavaScript. */
function withOwn(object: Members, key: string, value: unknown): Members {
  const result = { ...object };
  Object.defineProperty(result, key, { value, configurable: true, enumerable: true, writable: true });
  return result;
}

export const otherFaults = {
  "advanced.expiry-positive": ["expire_notification_after_value", "remove_from_inbox_after_value"].map((member) =>
    having(
      `advanced.expiration_settings.${member}`,
      { [`advanced.expiration_settings.${member}`]: fc.constantFrom(0, -1) },
      PUSH,
    ),
  ),
  "conversion-goals.attribution-window-positive": [
    having("conversion_goal_details.attribution_window_in_hours", {
      "conversion_goal_details.attribution_window_in_hours": fc.constantFrom(0, -1),
    }),
  ],
  "conversion-goals.one-primary": [
    having("conversion_goal_details.goals", {
      "conversion_goal_details.goals": fc.array(fc.constant({ goal_name: "Sale", is_primary_goal: true }), {
        minLength: 2,
        maxLength: 4,
      }),
    }),
  ],
  "control-group.percentage-required": [lacking(PERCENTAGE, { [FLAG]: true })],
  "control-group.percentage-used": [
    having(PERCENTAGE, { [FLAG]: fc.constantFrom(false, ABSENT), [PERCENTAGE]: fc.integer({ min: 1, max: 100 }) }),
  ],
  "utm.at-most-five-custom-keys": [having("utm_params", { utm_params: { ...named, ...sixKeys } })],
  "utm.custom-key-prefixed": [badKey({}), badKey({ context: { policies: { utmCustomKeys: "prefix" } } })],
  "utm.named-key-spelled": ["utm_campaing", "utm_term ", "utm_sorce", "utm_Content"].map((key) =>
    having(`utm_params.${key}`, { utm_params: { ...named, [key]: "x" } }),
  ),
  "created-by.address-alone": [
    having("created_by", {
      created_by: fc.constantFrom(
        "mailto:jo@example.com",
        "<jo@example.com>",
        "jo@example.com,",
        "jo\u200b@example.com",
      ),
    }),
  ],
  "member.known": ["nickname", "basic_details.nickname", "scheduling_details.x", "segmentation_details.\u200bname"].map(
    (path) => having(path, { [path]: fc.constantFrom<unknown[]>(null, 1, "x", {}, []) }),
  ),
  "member.text-not-empty": [
    having("request_id", { request_id: "" }),
    having("basic_details.name", { "basic_details.name": "" }),
    having("utm_params.utm_source", { utm_params: { ...named, utm_source: "" } }),
    having("connector.connector_name", { "connector.connector_name": "" }, { channel: "EMAIL" }),
  ],
} satisfies Record<string, readonly Fault[]>;
