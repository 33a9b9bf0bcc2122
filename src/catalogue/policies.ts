import { type Policies, policies as values } from "../rules/rule-context.js";
import { frozen } from "../structure/frozen.js";

/** A choice between readings of the specification. */
export interface CataloguePolicy<Name extends keyof Policies = keyof Policies> {
  readonly name: Name;
  readonly values: readonly Policies[Name][];
  readonly default: Policies[Name];
  /** What the choice is about, and what each value means. */
  readonly summary: string;
  /** What the specification says about it. */
  readonly spec: string;
  /** Why the default is the default. */
  readonly reason: string;
}

/** Every policy, frozen. */
export const policies: readonly CataloguePolicy[] = frozen([
  {
    name: "utmCustomKeys",
    values: values.utmCustomKeys,
    default: values.utmCustomKeys[0],
    summary:
      "Which names custom keys of utm_params may have: by-operation requires the prefix utm_ on create and accepts any " +
      "name on update, prefix always requires it, any never does.",
    spec: "The create operation rejects names without the prefix; the update operation calls the prefix a convention.",
    reason: "The default follows each operation's own rule. A service may be stricter or more lenient.",
  },
  {
    name: "merge",
    values: values.merge,
    default: values.merge[0],
    summary:
      "How an update is merged into the stored campaign: with component, a component of the patch replaces the whole " +
      "stored component; with member, its members replace those of the stored component, one level deep.",
    spec: "To change a field inside an object, send the whole object.",
    reason: "The default follows the specification. Use member for clients that send single members.",
  },
  {
    name: "scheduleOffset",
    values: values.scheduleOffset,
    default: values.scheduleOffset[0],
    summary:
      "Whether a date-time of scheduling_details may have a UTC offset: refuse allows nothing after the seconds, zero " +
      "allows Z, +00:00 or -00:00.",
    spec: "All date-time values there are UTC, without an offset.",
    reason:
      "The default is the documented format. Many date libraries add Z, which means the same time. Any other offset " +
      "would mean a different time, and is always rejected.",
  },
  {
    name: "drafts",
    values: values.drafts,
    default: values.drafts[0],
    summary:
      "What a draft must contain after an update: with complete, everything that a create request must; with in-progress, " +
      "top-level members that neither the patch nor the draft has may be absent, and rules that read them are skipped.",
    spec: "An update changes a campaign. The specification does not say what a draft may lack.",
    reason:
      "The default finds what would prevent publishing. Use in-progress if your service lets people save incomplete drafts.",
  },
]);
