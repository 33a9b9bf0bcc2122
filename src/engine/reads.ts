import type { Segment } from "../errors/path.js";
import type { PlaceTree } from "../errors/place-tree.js";
import type { Reads, Rule } from "../rules/rule.js";
import type { Scope } from "../rules/scope.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";

/** A path that a rule reads, parsed. */
export interface Read {
  readonly mode: keyof Reads;
  /** Whether the path starts at an object of the rule's scope instead of the request. */
  readonly relative: boolean;
  readonly segments: readonly string[];
}

/** Cache of parsed reads. Rules never change. */
const parsed = new WeakMap<Reads, readonly Read[]>();

export function readsOf({ reads }: Rule): readonly Read[] {
  return getOrInsertComputed(parsed, reads, () =>
    (["values", "presence", "keys"] as const).flatMap((mode) =>
      (reads[mode] ?? []).map((path) => {
        const relative = path.startsWith("@.");
        return { mode, relative, segments: (relative ? path.slice(2) : path).split(".") };
      }),
    ),
  );
}

/**
 * Whether places that are wrong since a time block what is read: one above the path; for keys and values also at it; for
 * values also below it.
 */
export function isBlocked({ mode, segments }: Read, wrong: PlaceTree, time: number): boolean {
  if (mode === "values") return wrong.overlaps(segments, time);
  return wrong.isAbove(segments, time) || (mode === "keys" && wrong.has(segments, time));
}

/** The top-level members that a rule reads outside the objects of its scope. */
export function membersOutsideScope(reads: readonly Read[]): string[] {
  return reads.filter(({ relative }) => !relative).map(({ segments }) => segments[0] as string);
}

/** The top-level members that contain the objects of a rule's scope; none if its scope is the whole campaign. */
export function membersAround({ scope }: Rule): readonly string[] {
  return objectScopes.find(({ scopes }) => scopes.includes(scope))?.members ?? [];
}

const FILTER_GROUPS: readonly unknown[] = ["included_filters", "secondary_included_filters", "excluded_filters"];

/** The scopes of rules for filters, and the top-level members that contain filters. */
export const filterScopes = {
  scopes: ["user_attributes", "actions", "custom_segments"] as readonly Scope[],
  members: ["trigger_condition", "segmentation_details"],
  /**
   * Makes a place relative to the filter that contains it. Returns "above" if filters may be below it, and undefined if it
   * is unrelated to any.
   */
  locate(place: readonly Segment[]): readonly Segment[] | "above" | undefined {
    if (!filterScopes.members.includes(String(place[0]))) return undefined;
    if (place.length === 1) return "above";
    if (!FILTER_GROUPS.includes(place[1])) return undefined;
    // A nested group is at `filters[i].attributes`, which is three segments.
    let depth = 2;
    while (place[depth] === "filters" && place[depth + 2] === "attributes") depth += 3;
    if (depth < place.length && place[depth] !== "filters") return undefined;
    return place.length <= depth + 2 ? "above" : place.slice(depth + 2);
  },
};

const emailContentScope: typeof filterScopes = {
  scopes: ["email_content"],
  members: ["campaign_content"],
  locate(place) {
    if (place[0] !== "campaign_content" || (place.length > 1 && place[1] !== "content")) return undefined;
    const index = place.indexOf("email", 2);
    return index === -1 || index === place.length - 1 ? "above" : place.slice(index + 1);
  },
};

/** Scopes of rules for marked objects. */
export const objectScopes = [filterScopes, emailContentScope];

/** Scopes of rules for a step of a request rather than for a campaign. They do not depend on the channel. */
export const stepScopes: readonly Scope[] = [
  ...(["body", "route", "authorization", "headers"] as const),
  ...(["state", "publish", "stored", "update", "any-update"] as const),
];
