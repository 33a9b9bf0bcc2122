import type { RuleId } from "../../rules/index.js";
import { type Policies, policies as values } from "../../rules/rule-context.js";
import { frozen } from "../frozen.js";

/** A choice between readings of the specification. */
export interface CataloguePolicy<Name extends keyof Policies = keyof Policies> {
  readonly name: Name;
  readonly values: readonly Policies[Name][];
  readonly default: Policies[Name];
  /** The choice, and the meaning of each value. */
  readonly summary: string;
  /** The specification's words about it. */
  readonly spec: string;
  /** Why the default is the default. */
  readonly reason: string;
  /** The rules with violations that another value prevents. */
  readonly rules: readonly RuleId[];
}

const choices: readonly Omit<CataloguePolicy, "values" | "default">[] = [
  {
    name: "utmCustomKeys",
    summary:
      'Whether custom keys of utm_params must begin with utm_: "by-operation" requires it on create but not on update, ' +
      '"prefix" always, "any" never.',
    spec: "The create operation rejects names without the prefix; the update operation calls the prefix a convention.",
    reason: "The default follows each operation's own rule. A service may be stricter or more lenient.",
    rules: ["utm.custom-key-prefixed"],
  },
  {
    name: "merge",
    summary:
      'How an update is merged into the stored campaign: with "component", a component of the patch replaces the whole ' +
      'stored component; with "member", its members replace those of the stored component, one level deep.',
    spec: "To change a field inside an object, send the whole object.",
    reason: 'The default follows the specification. Use "member" for clients that send single members.',
    // What they find absent may be stored.
    rules: [
      "structure.required",
      "basic-details.subscription-category-required",
      "basic-details.business-event-required",
      "basic-details.live-activity-id-required",
      "basic-details.geofences-required",
      "trigger.delay-value-required",
      "trigger.delay-granularity-required",
      "trigger.delay-relation-required",
      "trigger.attribute-name-required",
      "trigger.intelligent-delay-window-required",
      "trigger.included-filters-present",
      "audience.not-empty",
      "schedule.start-time-required",
      "schedule.periodic-details-required",
      "schedule.bts-details-required",
      "schedule.user-timezone-details-required",
      "delivery-controls.bypass-dnd-required",
      "delivery-controls.queue-duration-required",
      "control-group.percentage-required",
      "audience-limit.limit-required",
      "audience-limit.metric-and-frequency-required",
      "audience-limit.flag-present",
    ],
  },
  {
    name: "scheduleOffset",
    summary:
      'Whether a date-time of scheduling_details may have a UTC offset: "refuse" allows nothing after the seconds, ' +
      '"zero" allows Z, +00:00 or -00:00.',
    spec: "All date-time values there are UTC, without an offset.",
    reason:
      "The default is the documented format. Many date libraries add Z, which means the same time. Any other offset " +
      "would mean a different time, and is always rejected.",
    rules: ["structure.format"],
  },
  {
    name: "drafts",
    summary:
      'Whether an updated draft must be complete. With "complete", it needs all that a create request needs; with ' +
      '"in-progress", top-level members that neither the patch nor the draft has may be absent, and rules that read ' +
      "them are skipped.",
    spec: "An update changes a campaign. The specification does not say what a draft may lack.",
    reason:
      'The default finds what would prevent publishing. Use "in-progress" if your service stores incomplete drafts.',
    rules: ["structure.required", "trigger.condition-required"],
  },
  {
    name: "publish",
    summary:
      'Whether the stored campaign can prevent publishing: with "trusted", it never does, and a warning counts its ' +
      'faults; with "validated", it must be complete and valid.',
    spec: "The specification defines the checks of an update, but none for publishing.",
    reason:
      'The default trusts the checks of earlier updates. Use "validated" if your service stores unchecked or incomplete ' +
      "drafts.",
    rules: ["update.stored-publishable"],
  },
];

/** Every policy, frozen. */
export const policies: readonly CataloguePolicy[] = frozen(
  choices.map(({ name, ...texts }) => ({ name, values: values[name], default: values[name][0], ...texts })),
);
