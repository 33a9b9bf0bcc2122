import { components } from "../../src/generated/members.js";
import type { State, UpdateContext } from "../../src/index.js";
import { states } from "../../src/rules/parts/update-parts.js";
import { type Changes, changed } from "./test-rule.js";
import { emailOfType, pushOfType } from "./valid-of-type.js";

export type Members = Readonly<Record<string, unknown>>;

/** The states in which a campaign can be updated, and undefined for an unknown state. */
export const openStates: readonly (State | undefined)[] = [
  ...states.filter((state) => state !== "STOPPED" && state !== "ARCHIVED"),
  undefined,
];

/** One situation for each of some states. */
export function inStates<Situation, Which extends State | undefined>(
  states: readonly Which[],
  name: string,
  situation: (state: Which) => Situation,
): Record<string, Situation> {
  return Object.fromEntries(states.map((state) => [`${name}: ${state ?? "no state"}`, situation(state)]));
}

/** The policy that merges components by member. */
export const byMember = { policies: { merge: "member" } } as const;

/** The states in which a campaign cannot be updated. */
export const finalStates: readonly State[] = ["STOPPED", "ARCHIVED"];

const goals = [{ goal_name: "Booking", goal_event_name: "Trip Booked", is_primary_goal: true }];

/** Optional members of a campaign. */
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

/** The same for Email, with a connector and without `advanced`. */
export const storedEmail = (changes: Changes = {}): Members =>
  changed(emailOfType("EVENT_TRIGGERED"), { ...optional, ...changes }) as Members;

/** A context whose campaign has a state and a body, both undefined if unknown. The workspace has the audience limit. */
export function updating(state: State | undefined, body?: unknown, more: UpdateContext = {}): UpdateContext {
  return { features: ["AUDIENCE_LIMIT"], ...more, campaign: { state, body } };
}

/** The components of `storedPush` by name. */
export function everyComponent(): Record<string, unknown> {
  const stored = storedPush();
  return Object.fromEntries(components.map((name) => [name, stored[name]]));
}

/** A copy whose members are in reverse order at every depth. */
export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reordered(member)]),
  );
}

/** The rule and path of each violation of an update. */
export function factsOf({ violations }: { readonly violations: readonly { rule: string; path: string }[] }): string[] {
  return violations.map(({ rule, path }) => `${rule} ${path}`);
}
