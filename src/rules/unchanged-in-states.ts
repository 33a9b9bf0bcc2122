import { defineRule, type Rule } from "./rule.js";
import { editOf, type State } from "./update-parts.js";

interface Locked<Id extends string> {
  readonly id: Id;
  readonly summary: string;
  readonly states: readonly State[];
  readonly place: readonly string[];
}

const EDITED = "cannot be edited while the campaign is {=state}, {=how}";

const HOW = {
  changed: "but differs from what is stored",
  removed: "but is removed, because the component is sent without it",
  sent: "and sending it counts as an edit while the stored value is unknown",
} as const;

/** Something that cannot be edited in some states. Sending the stored value is not an edit. */
// @__NO_SIDE_EFFECTS__
export function lockedIn<const Id extends string>(rule: Locked<Id>): Rule<Id, "update", typeof EDITED> {
  const { place, ...head } = rule;
  return defineRule({
    ...head,
    scope: "update",
    spec: "States and transitions",
    // An issue with the value itself prevents the comparison; an issue inside it does not.
    reads: { keys: [place.join(".")] },
    message: EDITED,

    check(update, report) {
      const { state } = update;
      if (state === undefined || !head.states.includes(state)) return;
      const edit = editOf(update, place);
      if (edit !== undefined) report(place, { state, how: HOW[edit] });
    },
  });
}
