import type { Members } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";
import { isCampaignScope } from "../scope.js";

/**
 * What the check of a campaign, or of an object that rules are about, notes for the rules: which members are present, or
 * have a certain value. A rule says with which of these it can report anything (`onlyIf`, `unless`), and the engine calls
 * it only then. Those of an object start with `@.`. The operator of a filter is `allowed` if its data type has it.
 */
const factsOfCampaigns = [
  "trigger_condition",
  "delivery_controls",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit",
  "basic_details.send_only_double_opt_in_users=true",
  "basic_details.deduplication_attribute",
  "basic_details.content_type=PROMOTIONAL",
  "basic_details.subscription_category",
  "basic_details.geofences.triggered_at=dwell",
  "trigger_condition.trigger_delay_type=DELAY",
  "trigger_condition.trigger_delay_type=INTELLIGENT_DELAY",
  "trigger_condition.trigger_delay_value",
  "trigger_condition.trigger_delay_granularity",
  "trigger_condition.intelligent_delay_optimization",
  "segmentation_details.is_all_user_campaign=true",
  "scheduling_details.delivery_type=ASAP",
  "scheduling_details.delivery_type=AT_FIXED_TIME",
  "scheduling_details.delivery_type=SEND_IN_BTS",
  "scheduling_details.delivery_type=SEND_IN_USER_TIMEZONE",
  "scheduling_details.start_time",
  "scheduling_details.periodic_details",
  "scheduling_details.bts_details",
  "scheduling_details.user_timezone_details",
  "delivery_controls.queuing_enabled=true",
  "control_group_details.is_campaign_control_group_enabled=true",
  "campaign_audience_limit.is_campaign_audience_limit_enabled=true",
  "campaign_audience_limit.is_campaign_audience_limit_enabled=false",
  "campaign_audience_limit.frequency=INSTANCE",
] as const;

const factsOfObjects = {
  user_attributes: ["@.value", "@.operator=exists", "@.operator=today", "@.operator=allowed", "@.project_name"],
  actions: ["@.execution"],
  custom_segments: ["@.id", "@.name"],
  email_content: ["@.gmail_annotations"],
} as const;

/** The marks of objects that rules are about. */
export const marks = /* @__PURE__ */ Object.keys(factsOfObjects);

export type Fact = (typeof factsOfCampaigns)[number] | (typeof factsOfObjects)[keyof typeof factsOfObjects][number];

/** The facts about what the rules of a scope are about. */
export function factsFor(scope: string): readonly Fact[] {
  if (Object.hasOwn(factsOfObjects, scope)) return factsOfObjects[scope as keyof typeof factsOfObjects];
  return isCampaignScope(scope) ? factsOfCampaigns : [];
}

/** Facts are noted in a number, with a bit for each that holds. The lowest bit is always set: zero means unknown. */
export const FACTS_ARE_KNOWN = 1;

/** Every set of facts about an object with a mark, as bits. */
export function factSets(mark: string): readonly number[] {
  return [...Array(FACTS_ARE_KNOWN << (factsFor(mark).length + 1)).keys()];
}

/** The bits of some facts; other texts have none. */
export function factBits(scope: string, names: readonly string[]): number {
  const facts: readonly string[] = factsFor(scope);
  // A fact that is not found has index -1, and so the lowest bit.
  return names.reduce((bits, name) => bits | (1 << (facts.indexOf(name) + 1)), 0) & ~FACTS_ARE_KNOWN;
}

/** The place that a fact is about, and the value there; undefined if any value will do. */
export function placeOf(fact: Fact): {
  readonly place: readonly string[];
  readonly value: string | boolean | undefined;
} {
  const [path, value] = fact.replace("@.", "").split("=") as [string, string?];
  const isFlag = value === "true" || value === "false";
  return { place: path.split("."), value: isFlag ? value === "true" : value };
}

/** The bits of the facts that are true of a campaign. Compiled checks note the same facts while they read it. */
export function factsOf(campaign: Members): number {
  const holding = factsFor("request").filter((fact) => {
    const { place, value } = placeOf(fact);
    const found = ownAt(campaign, place)?.value;
    return value === undefined ? found !== undefined : found === value;
  });
  return FACTS_ARE_KNOWN | factBits("request", holding);
}
