import type { UpdateSituations } from "./test-update-rule.js";
import {
  byMember,
  inStates,
  type Members,
  openStates,
  reordered,
  storedEmail,
  storedPush,
  updating,
} from "./updates.js";

/** The values of `how` in the params of a rule about edits. */
export const how = {
  changed: "it differs from what is stored",
  sent: "sending it counts as a change while the stored value is unknown",
} as const;

/** The value of `how` for scalars. */
export function scalars(before: string | undefined, after: string | undefined): string {
  const shown = (value: string | undefined) => (value === undefined ? "nothing" : JSON.stringify(value));
  return `stored ${shown(before)}, sent ${shown(after)}`;
}

/** A component that cannot be edited while the campaign is active. */
interface LockedComponent {
  readonly name: string;
  /** The stored value, with every member that an edit may change. */
  readonly value: Members;
  /** Other valid values, by what differs. */
  readonly edits: Readonly<Record<string, unknown>>;
  /** For the policy that merges by member: some members as stored, and the same with one that differs. */
  readonly part: Members;
  readonly editedPart: Members;
}

/** Situations for the rule of a component that is locked as a whole, with and without an edit. */
export function lockedSituations({ name, value, edits, part, editedPart }: LockedComponent): UpdateSituations {
  const push = storedPush({ [name]: value });
  const email = storedEmail({ [name]: value });
  const [firstEdit] = Object.values(edits);
  const edited = { [name]: firstEdit };
  const others = openStates.filter((state) => state !== "ACTIVE");
  const violation = (kind: keyof typeof how) => [{ path: name, params: { state: "ACTIVE", how: how[kind] } }];

  return {
    valid: {
      ...inStates(others, "an edit where it is allowed", (state) => ({
        patch: edited,
        context: updating(state, push),
      })),
      ...inStates(others, "the same, but the stored campaign is unknown", (state) => ({
        patch: edited,
        context: updating(state),
      })),
      "no campaign in the context": { patch: edited },
      "the stored value": { patch: { [name]: structuredClone(value) }, context: updating("ACTIVE", push) },
      "the stored value, in another order": { patch: { [name]: reordered(value) }, context: updating("ACTIVE", push) },
      "the stored value, on Email": { patch: { [name]: reordered(value) }, context: updating("ACTIVE", email) },
      "another component": {
        patch: { utm_params: { utm_source: "app", utm_medium: "banner" } },
        context: updating("ACTIVE", push),
      },
      "another component, but the stored campaign is unknown": {
        patch: { utm_params: { utm_source: "app", utm_medium: "banner" } },
        context: updating("ACTIVE"),
      },
      "an empty patch": { patch: {}, context: updating("ACTIVE", push) },
      "merging by member: some members as stored": {
        patch: { [name]: part },
        context: updating("ACTIVE", push, byMember),
      },
      "merging by member: no members": { patch: { [name]: {} }, context: updating("ACTIVE", push, byMember) },
    },
    invalid: {
      ...Object.fromEntries(
        Object.entries(edits).map(([text, edit]) => [
          text,
          { patch: { [name]: edit }, context: updating("ACTIVE", push), violations: violation("changed") },
        ]),
      ),
      "an edit on Email": { patch: edited, context: updating("ACTIVE", email), violations: violation("changed") },
      "a value that could be the stored one, which is unknown": {
        patch: { [name]: value },
        context: updating("ACTIVE"),
        violations: violation("sent"),
      },
      "merging by member: a member that differs": {
        patch: { [name]: editedPart },
        context: updating("ACTIVE", push, byMember),
        violations: violation("changed"),
      },
      "merging by member: no members, but the stored campaign is unknown": {
        patch: { [name]: {} },
        context: updating("ACTIVE", undefined, byMember),
        violations: violation("sent"),
      },
    },
  };
}
