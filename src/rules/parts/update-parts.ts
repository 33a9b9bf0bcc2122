import { ownAt } from "../../structure/own-at.js";
import { isSame } from "./is-same.js";

/** Section "States and transitions": the states of a campaign. `OTHER` is any state without rules, such as a paused one. */
export const states = ["DRAFT", "ACTIVE", "SCHEDULED", "STOPPED", "ARCHIVED", "OTHER"] as const;

export type State = (typeof states)[number];

type Members = Readonly<Record<string, unknown>>;

/** The input of rules about updates. */
export interface UpdateParts {
  /** Undefined when nothing is said about it. */
  readonly state: State | undefined;
  readonly patch: Members;
  /** The stored campaign; undefined when it is not known. */
  readonly stored: Members | undefined;
  /** The campaign as it would be, or what is known of it: the patch. */
  readonly merged: Members;
}

/** The input of rules about requests to publish. */
export interface PublishParts extends UpdateParts {
  /** Finds what is wrong with the stored campaign as it would be published; undefined if nothing is found. */
  readonly storedErrors: () =>
    | { readonly errors: readonly { readonly message: string }[]; readonly truncated: boolean }
    | undefined;
}

/** How an update edits a stored member: it changes it, removes it, or sends one while the stored value is unknown. */
export type Edit = "changed" | "removed" | "sent";

/** Whether and how an update edits the member at a place. Sending the stored value is not an edit. */
export function editOf({ patch, stored, merged }: UpdateParts, place: readonly string[]): Edit | undefined {
  const after = ownAt(merged, place);
  if (stored === undefined) return ownAt(patch, place) === undefined ? undefined : "sent";
  const before = ownAt(stored, place);
  if (after === undefined) return before === undefined ? undefined : "removed";
  return before !== undefined && isSame(before.value, after.value) ? undefined : "changed";
}
