import { isObject, type Members } from "./json.js";

/** The components that an update may submit, section "Update request body (v5)". */
export const components = [
  "basic_details",
  "trigger_condition",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
  "delivery_controls",
  "advanced",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit",
] as const;

const merging = ["channel", "campaign_delivery_type", "connector", ...components];

/** A stored campaign after an update: whole parts are replaced, or, by the policy `member`, single members of them. */
export function mergedWith(stored: Members, patch: Members, policy: "component" | "member"): Members {
  const merged = { ...stored };
  for (const name of merging) {
    if (!Object.hasOwn(patch, name)) continue;
    const [kept, sent] = [Object.hasOwn(stored, name) ? stored[name] : undefined, patch[name]];
    merged[name] = policy === "member" && isObject(kept) && isObject(sent) ? { ...kept, ...sent } : sent;
  }
  return merged;
}
