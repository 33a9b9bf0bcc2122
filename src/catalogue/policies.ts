import { type Policies, policies as values } from "../context.js";
import { frozen } from "../frozen.js";

/** A reading of the specification that a user may want otherwise. */
export interface CataloguePolicy<Name extends keyof Policies = keyof Policies> {
  readonly name: Name;
  readonly values: readonly Policies[Name][];
  readonly default: Policies[Name];
  /** What the choice is about, and what each value means. */
  readonly summary: string;
  /** What the specification says of it. */
  readonly spec: string;
  /** Why there is a choice, and why the default is the default. */
  readonly reason: string;
}

/** Every policy, frozen. */
export const policies: readonly CataloguePolicy[] = frozen([
  {
    name: "utmCustomKeys",
    values: values.utmCustomKeys,
    default: values.utmCustomKeys[0],
    summary:
      "Which names custom keys of utm_params may have: by-operation wants the prefix utm_ on create and takes any name " +
      "on update, prefix always wants it, any never does.",
    spec: "The rules of the create operation refuse other names; those of the update operation call the prefix a mere convention.",
    reason:
      "The two disagree, so the default follows each for its own operation; a service may well be stricter or laxer.",
  },
  {
    name: "merge",
    values: values.merge,
    default: values.merge[0],
    summary:
      "How an update is merged into the stored campaign: with component, a component of the patch replaces the stored " +
      "one whole; with member, its members are laid over those of the stored component, one level deep.",
    spec: "To change a field inside an object, the whole object has to be sent.",
    reason:
      "The default is what the specification says; a client that sends single members can be checked with the other.",
  },
  {
    name: "scheduleOffset",
    values: values.scheduleOffset,
    default: values.scheduleOffset[0],
    summary:
      "Whether a date-time of scheduling_details may say that it is UTC: with refuse, nothing may stand behind the " +
      "seconds; with zero, Z, +00:00 or -00:00 may.",
    spec: "All its date-time values are UTC, and have no offset.",
    reason:
      "The default is the form that is shown; a date library often adds Z, which says the same time. Any other offset " +
      "would be another time, and is always refused.",
  },
  {
    name: "drafts",
    values: values.drafts,
    default: values.drafts[0],
    summary:
      "What a stored draft needs after an update: with complete, all that a create request needs; with in-progress, top-level " +
      "members that neither the patch nor the draft has are not missing, and rules that would read them are skipped.",
    spec: "An update changes a campaign; what a draft may still lack is not said.",
    reason:
      "The default finds what publishing would refuse; a service that lets people save a draft step by step wants the other.",
  },
]);
