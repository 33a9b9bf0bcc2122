import { isSame, type Members, memberOf, valueAt } from "./json.js";
import type { State } from "./world.js";

/** Section "States and transitions": the paths that an update must not change. */
const locked: Readonly<Partial<Record<State, readonly string[]>>> = {
  ACTIVE: [
    "trigger_condition",
    "segmentation_details",
    "conversion_goal_details",
    "scheduling_details.delivery_type",
    "scheduling_details.start_time",
  ],
  SCHEDULED: ["scheduling_details.delivery_type"],
};

/** Whether the state forbids all updates and publications. */
export function isClosed(state: State): boolean {
  return state === "STOPPED" || state === "ARCHIVED";
}

/** The paths that the update changes and the state locks. */
export function lockedChanges(state: State, stored: Members, merged: Members): string[] {
  const changed = (locked[state] ?? []).filter((path) => !isSame(valueAt(stored, path), valueAt(merged, path)));
  return becomesLiveActivity(state, stored, merged) ? [...changed, "campaign_delivery_type"] : changed;
}

/** Section "Versioning": a draft of another type cannot become a live activity. */
function becomesLiveActivity(state: State, stored: Members, merged: Members): boolean {
  const [before, after] = [stored, merged].map((body) => memberOf(body, "campaign_delivery_type"));
  const isOther = typeof before === "string" && before !== "BROADCAST_LIVE_ACTIVITY";
  return state === "DRAFT" && isOther && after === "BROADCAST_LIVE_ACTIVITY";
}
