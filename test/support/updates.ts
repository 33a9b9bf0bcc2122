import { components } from "../../src/generated/members.js";
import type { State, UpdateContext, UpdateResult } from "../../src/index.js";
import { states } from "../../src/rules/update-parts.js";
import { type Changes, changed } from "./test-rule.js";
import { emailOfType, pushOfType } from "./valid-of-type.js";

export type Members = Readonly<Record<string, unknown>>;

/** The states in which a campaign can be updated, and none that is known. */
export const openStates: readonly (State | undefined)[] = [
  ...states.filter((state) => state !== "STOPPED" && state !== "ARCHIVED"),
  undefined,
];

/** The states in which a campaign cannot be updated. */
export const finalStates: readonly State[] = ["STOPPED", "ARCHIVED"];

const goals = [{ goal_name: "Booking", goal_event_name: "Trip Booked", is_primary_goal: true }];

/** Members that a small campaign need not have. */
const optional: Changes = {
  conversion_goal_details: { attribution_window_in_hours: 36, goals },
  control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
  utm_params: { utm_source: "app", utm_medium: "push" },
  campaign_audience_limit: {
    is_campaign_audience_limit_enabled: true,
    metric: "SENT",
    frequency: "TOTAL",
    limit: 5000,
  },
};

/** An event-triggered Push campaign that has every component, with some changes. It needs the audience limit. */
export const storedPush = (changes: Changes = {}): Members =>
  changed(pushOfType("EVENT_TRIGGERED"), { ...optional, ...changes }) as Members;

/** The same as Email, which has a connector and lacks `advanced`. */
export const storedEmail = (changes: Changes = {}): Members =>
  changed(emailOfType("EVENT_TRIGGERED"), { ...optional, ...changes }) as Members;

/** A context with a campaign in a state, as far as both are known; the workspace has the audience limit. */
export function updating(state: State | undefined, body?: unknown, more: UpdateContext = {}): UpdateContext {
  return { features: ["AUDIENCE_LIMIT"], ...more, campaign: { state, body } };
}

/** Components by their name, each as `storedPush` has it. */
export function everyComponent(): Record<string, unknown> {
  const stored = storedPush();
  return Object.fromEntries(components.map((name) => [name, stored[name]]));
}

/** A value whose members stand in the opposite order, at every depth. */
export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reordered(member)]),
  );
}

/** The violations of an update as rule and path. */
export function factsOf({ violations }: Pick<UpdateResult, "violations">): string[] {
  return violations.map(({ rule, path }) => `${rule} ${path}`);
}
