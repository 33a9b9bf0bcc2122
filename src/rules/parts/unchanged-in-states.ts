import { excerpt, quote } from "../../errors/wording.js";
import { ownAt } from "../../structure/own-at.js";
import { defineRule, type Rule } from "../rule.js";
import { editOf, type State, type UpdateParts } from "./update-parts.js";

interface Locked<Id extends string> {
  readonly id: Id;
  readonly summary: string;
  readonly states: readonly State[];
  readonly place: readonly [component: string, member?: string];
}

const EDITED = "cannot be changed while {=state}: {=how}";

/**
 * Something that cannot be edited in some states. Sending the stored value is not an edit. While the stored campaign is
 * unknown, sending a locked component counts as an edit of it; whether a component edits a locked member is undecided.
 */
// @__NO_SIDE_EFFECTS__
export function lockedIn<const Id extends string>(rule: Locked<Id>): Rule<Id, "update", typeof EDITED> {
  const { place, ...head } = rule;
  const [component, member] = place;
  const path = member === undefined ? [component] : [component, member];
  return defineRule({
    ...head,
    scope: "update",
    spec: "States and transitions",
    ...(member !== undefined && { comparesStored: true }),
    // A value that is wrong itself prevents the comparison; something wrong inside it does not.
    reads: { keys: [path.join(".")] },
    message: EDITED,

    check(update, report) {
      const edited = update.stored === undefined ? [component] : path;
      if (editOf(update, edited) !== undefined) report(path, { state: String(update.state), how: howOf(update, path) });
    },
  });
}

/** Says how an update edits the value at a place. Texts are shown. */
function howOf({ stored, merged }: UpdateParts, place: readonly string[]): string {
  if (stored === undefined) return "sending it counts as a change while the stored value is unknown";
  const [before, after] = [shown(ownAt(stored, place)), shown(ownAt(merged, place))];
  const areShown = before !== undefined && after !== undefined && before !== after;
  return areShown ? `stored ${before}, sent ${after}` : "it differs from what is stored";
}

function shown(member: { readonly value: unknown } | undefined): string | undefined {
  if (member === undefined) return "nothing";
  return typeof member.value === "string" ? quote(excerpt(member.value)) : undefined;
}
