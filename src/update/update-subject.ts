import { isSame } from "./is-same.js";

/** Section "States and transitions": what the state of a campaign may be. `OTHER` is one with no rule, as a paused one. */
export const states = ["DRAFT", "ACTIVE", "SCHEDULED", "STOPPED", "ARCHIVED", "OTHER"] as const;

export type State = (typeof states)[number];

type Members = Readonly<Record<string, unknown>>;

/** What the rules of updates look at. */
export interface UpdateSubject {
  /** Undefined when nothing is said about it. */
  readonly state: State | undefined;
  readonly patch: Members;
  /** The stored campaign; undefined when it is not known. */
  readonly stored: Members | undefined;
  /** The campaign as it would be, or what is known of it: the patch. */
  readonly merged: Members;
}

/** How a member of the stored campaign is edited, if it is: changed, taken away, or sent when nobody knows what is stored. */
export type Edit = "changed" | "removed" | "sent";

/** Whether and how an update edits a member, told by its place. Sending what is stored is no edit. */
export function editOf({ patch, stored, merged }: UpdateSubject, place: readonly string[]): Edit | undefined {
  const after = ownAt(merged, place);
  if (stored === undefined) return ownAt(patch, place) === undefined ? undefined : "sent";
  const before = ownAt(stored, place);
  if (after === undefined) return before === undefined ? undefined : "removed";
  return before !== undefined && isSame(before.value, after.value) ? undefined : "changed";
}

/** What stands at a place; undefined when there is no such member. */
export function ownAt(object: unknown, place: readonly (string | number)[]): { readonly value: unknown } | undefined {
  let value = object;
  for (const segment of place) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return { value };
}
