import type { State } from "../../src/index.js";
import type { UpdateSituations } from "./test-update-rule.js";
import { type Members, openStates, reordered, storedEmail, storedPush, updating } from "./updates.js";

/** What a rule about an edit says. */
export const how = {
  changed: "but differs from what is stored",
  removed: "but is taken away, because the component is sent without it",
  sent: "and sending it counts as an edit while it is not known what is stored",
} as const;

/** A component that cannot be edited while the campaign is active. */
interface LockedComponent {
  readonly name: string;
  /** As `storedPush` has it, with all that an edit may differ in. */
  readonly value: Members;
  /** Other values that the stored campaign could have as well, by what differs. */
  readonly edits: Readonly<Record<string, unknown>>;
  /** For the policy by member: members as stored, and with one that differs. */
  readonly part: Members;
  readonly editedPart: Members;
}

/** The situations in which a component that is locked as a whole is, or is not, edited. */
export function lockedSituations({ name, value, edits, part, editedPart }: LockedComponent): UpdateSituations {
  const push = storedPush({ [name]: value });
  const email = storedEmail({ [name]: value });
  const [firstEdit] = Object.values(edits);
  const edited = { [name]: firstEdit };
  const others = openStates.filter((state) => state !== "ACTIVE");
  const violation = (kind: keyof typeof how) => [{ path: name, params: { state: "ACTIVE", how: how[kind] } }];
  const byMember = { policies: { merge: "member" } } as const;
  const each = <Situation>(states: readonly (State | undefined)[], text: string, of: (state?: State) => Situation) =>
    Object.fromEntries(states.map((state) => [`${text}: ${state ?? "no state"}`, of(state)]));

  return {
    valid: {
      ...each(others, "an edit where it is allowed", (state) => ({ patch: edited, context: updating(state, push) })),
      ...each(others, "the same, with nothing known of what is stored", (state) => ({
        patch: edited,
        context: updating(state),
      })),
      "no campaign in the context": { patch: edited },
      "what is stored": { patch: { [name]: structuredClone(value) }, context: updating("ACTIVE", push) },
      "what is stored, in another order": { patch: { [name]: reordered(value) }, context: updating("ACTIVE", push) },
      "what is stored, on Email": { patch: { [name]: reordered(value) }, context: updating("ACTIVE", email) },
      "another component": {
        patch: { utm_params: { utm_source: "app", utm_medium: "banner" } },
        context: updating("ACTIVE", push),
      },
      "another component, with nothing known of what is stored": {
        patch: { utm_params: { utm_source: "app", utm_medium: "banner" } },
        context: updating("ACTIVE"),
      },
      "nothing at all": { patch: {}, context: updating("ACTIVE", push) },
      "by member: some as they are stored": {
        patch: { [name]: part },
        context: updating("ACTIVE", push, byMember),
      },
      "by member: none": { patch: { [name]: {} }, context: updating("ACTIVE", push, byMember) },
    },
    invalid: {
      ...Object.fromEntries(
        Object.entries(edits).map(([text, edit]) => [
          text,
          { patch: { [name]: edit }, context: updating("ACTIVE", push), violations: violation("changed") },
        ]),
      ),
      "an edit on Email": { patch: edited, context: updating("ACTIVE", email), violations: violation("changed") },
      "what is stored, with nothing known of that": {
        patch: { [name]: value },
        context: updating("ACTIVE"),
        violations: violation("sent"),
      },
      "by member: one that differs": {
        patch: { [name]: editedPart },
        context: updating("ACTIVE", push, byMember),
        violations: violation("changed"),
      },
      "by member: none, with nothing known of what is stored": {
        patch: { [name]: {} },
        context: updating("ACTIVE", undefined, byMember),
        violations: violation("sent"),
      },
    },
  };
}
