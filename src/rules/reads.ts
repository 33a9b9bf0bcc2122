import type { Segment } from "../errors/path.js";
import { topLevelMembers } from "../generated/members.js";
import type { Reads, Rule, Scope } from "./rule.js";

/** A path that a rule reads, taken apart. */
export interface Read {
  readonly mode: keyof Reads;
  /** Whether the path starts at the object of the rule's scope instead of the request. */
  readonly relative: boolean;
  readonly segments: readonly string[];
}

/** Every path that a rule reads. */
export function readsOf({ reads }: Rule): Read[] {
  return (["values", "presence", "keys"] as const).flatMap((mode) =>
    (reads[mode] ?? []).map((path) => {
      const relative = path.startsWith("@.");
      return { mode, relative, segments: (relative ? path.slice(2) : path).split(".") };
    }),
  );
}

/** The top-level members that a rule reads or looks into besides the objects of its scope. */
export function membersBeside(reads: readonly Read[]): string[] {
  return reads.filter(({ relative }) => !relative).map(({ segments }) => segments[0] as string);
}

/** The top-level members that a rule reads or looks into. */
export function membersRead(rule: Rule, reads: readonly Read[]): string[] {
  const ofScope = topLevelMembers.filter((member) => scopes[rule.scope].members.includes(member));
  return [...new Set([...membersBeside(reads), ...ofScope])];
}

/**
 * Whether a fault keeps a rule from reading a path that starts at a depth of the fault's place: one above always does,
 * one at it or below it by mode.
 */
export function blocks(place: readonly Segment[], start: number, { mode, segments }: Read): boolean {
  for (let index = 0; index < segments.length; index++) {
    if (start + index === place.length) return true;
    if (place[start + index] !== segments[index]) return false;
  }
  return mode === "values" || (mode === "keys" && place.length === start + segments.length);
}

export interface ScopeDefinition {
  /** Top-level members in which objects of the scope stand. */
  readonly members: readonly string[];
  /**
   * Where a place is, seen from an object of the scope: the place inside the object, "above" when such objects may be
   * below it, or undefined when it has nothing to do with any.
   */
  locate(place: readonly Segment[]): readonly Segment[] | "above" | undefined;
}

const request: ScopeDefinition = { members: [], locate: () => undefined };

const FILTER_GROUPS: readonly unknown[] = ["included_filters", "secondary_included_filters", "excluded_filters"];

const filter: ScopeDefinition = {
  members: ["trigger_condition", "segmentation_details"],
  locate(place) {
    if (!filter.members.includes(String(place[0]))) return undefined;
    if (place.length === 1) return "above";
    if (!FILTER_GROUPS.includes(place[1])) return undefined;
    // Groups nest as `filters[i].attributes`, which is three segments.
    let depth = 2;
    while (place[depth] === "filters" && place[depth + 2] === "attributes") depth += 3;
    if (depth < place.length && place[depth] !== "filters") return undefined;
    return place.length <= depth + 2 ? "above" : place.slice(depth + 2);
  },
};

const email: ScopeDefinition = {
  members: ["campaign_content"],
  locate([member, content, ...inside]) {
    if (member !== "campaign_content" || (content !== undefined && content !== "content")) return undefined;
    const index = inside.indexOf("email");
    return index === -1 || index === inside.length - 1 ? "above" : inside.slice(index + 1);
  },
};

/** The kinds of marked objects in which places can be at fault. */
export const objectScopes: readonly ScopeDefinition[] = [filter, email];

/** The scopes of rules that hold for a step of a request and not for a campaign. */
export const stepScopes: readonly Scope[] = [
  ...(["body", "route", "authorization", "headers"] as const),
  ...(["state", "publish", "stored", "update", "any-update"] as const),
];

/** Where the objects of each scope stand. */
export const scopes: Readonly<Record<Scope, ScopeDefinition>> = {
  request,
  PUSH: request,
  EMAIL: request,
  user_attributes: filter,
  actions: filter,
  custom_segments: filter,
  email,
  // Whatever object is looked at is sound enough for its members to be named.
  object: request,
  // Only what kind of value it is, and which members it has: no fault can hide that.
  body: request,
  route: request,
  authorization: request,
  headers: request,
  state: request,
  publish: request,
  stored: request,
  update: request,
  "any-update": request,
};
