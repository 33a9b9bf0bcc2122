import type { Context, Feature, Severity } from "../../src/index.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import { silencedBy } from "../../src/rules/parts/gates.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import type { Scope } from "../../src/rules/scope.js";
import { meantChannel } from "../support/meant-channel.js";
import { emailsIn, FILTERS, filtersIn, isObject, objectsIn, type Subject } from "./plain-objects.js";
import { blocksAt, blocksSomewhere, isAbove, isSame, type Place, pathsOf } from "./plain-reads.js";

/*
 * A second, very simple engine, which runs each rule alone. It shares nothing with the engine but the rules. It gets
 * the structural violations as an argument.
 */

export interface PlainFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly place: Place;
}

export interface PlainResult {
  readonly violations: PlainFinding[];
  readonly warnings: PlainFinding[];
  readonly skipped: { readonly rule: string; readonly reason: "structure" | "unknown" }[];
  readonly truncated: boolean;
}

/** The members of the create table, in its order, with those that only updates have. */
const MEMBERS = [
  ...["request_id", "channel", "campaign_delivery_type", "updated_by", "version_note", "created_by"],
  ...["basic_details", "trigger_condition"],
  ...["connector", "campaign_content", "segmentation_details", "scheduling_details", "delivery_controls", "advanced"],
  ...["conversion_goal_details", "control_group_details", "utm_params", "campaign_audience_limit", "status"],
];

/** What is the same on both channels: whole top-level members, and single members of those that differ. */
const SHARED = [
  ...["request_id", "created_by", "segmentation_details", "scheduling_details", "conversion_goal_details"],
  ...["control_group_details", "utm_params", "campaign_audience_limit"],
  ...["delay_type", "delay_value", "delay_granularity", "relation", "attr"].map(
    (name) => `trigger_condition.trigger_${name}`,
  ),
  "trigger_condition.included_filters",
  "trigger_condition.intelligent_delay_optimization",
  ...["bypass_dnd", "campaign_throttle_rpm", "count_for_frequency_capping", "ignore_frequency_capping"].map(
    (name) => `delivery_controls.${name}`,
  ),
  "delivery_controls.minimum_delay_between_two_notification_in_hour",
];

/** The scopes of the rules about campaigns. Rules of other scopes run in steps of a request. */
export const CAMPAIGN_SCOPES: readonly Scope[] = [
  "request",
  "PUSH",
  "EMAIL",
  ...FILTERS,
  "email_content",
  "object",
  "body",
];

const DEFAULTS = {
  utmCustomKeys: "by-operation",
  merge: "component",
  scheduleOffset: "refuse",
  drafts: "complete",
} as const;

/** A rule with its settings in a context. */
interface Active {
  readonly rule: RegisteredRule;
  /** Its place in the registry. */
  readonly index: number;
  readonly severity: Severity;
  /** Whether the rule depends on a feature, and it is unknown whether the workspace has it. */
  readonly isUndecided: boolean;
}

/** A report of a rule. */
interface Report {
  readonly by: Active;
  readonly place: Place;
}

/** The result that the engine should have for a create request with these structural violations. */
export function plainly(body: unknown, context: Context, faults: readonly PlainFinding[]): PlainResult {
  const most = context.bounds?.maxViolations ?? 100;
  if (faults.length > most) return { violations: faults.slice(0, most), warnings: [], skipped: [], truncated: true };

  const channel = meantChannel(body);
  const places = faults.map(({ place }) => place);
  const active = registry.flatMap((rule, index) => activated(rule, index, context));
  const featuresKnown = active.find(({ rule }) => rule.id === "workspace.features-known");
  const skipped: PlainResult["skipped"] = [];
  const reports: Report[] = [];
  const silenced = new Map<unknown, string[]>();
  for (const one of active) {
    const { rule, severity, isUndecided } = one;
    if (isOfOtherChannel(rule.scope, channel)) continue;
    let isUnknown = false;
    for (const subject of applies(rule, channel) ? subjectsOf(rule.scope, body, channel) : []) {
      // No fault blocks the rules about the whole body.
      const isOpen = rule.scope === "body";
      if (!isOpen && places.some((fault) => blocksAt(fault, rule.reads, subject.place))) continue;
      if (silenced.get(subject.value)?.includes(rule.id) || !isAbout(rule, body)) continue;
      const found = reportsOf(rule, subject, body, context);
      // If the feature is unknown, another rule reports this at the places of this rule.
      const by = isUndecided ? featuresKnown : one;
      if (by !== undefined) reports.push(...found.map((place) => ({ by, place })));
      if (isUndecided) isUnknown ||= found.length > 0;
      else if (found.length > 0 && severity === "error") {
        silenced.set(subject.value, [...(silenced.get(subject.value) ?? []), ...silencedBy(rule, registry)]);
      }
    }
    const isBlocked = rule.scope !== "body" && places.some((fault) => blocksSomewhere(fault, rule, body));
    if (isBlocked || isOutOfReach(rule, channel)) skipped.push({ rule: rule.id, reason: "structure" });
    if (isUnknown) skipped.push({ rule: rule.id, reason: "unknown" });
  }
  return { ...listed(faults, reports, most), skipped };
}

/** The violations and warnings in order. Each place appears once in both together. */
function listed(found: readonly PlainFinding[], reported: readonly Report[], most: number) {
  // If a rule refuses a member, neither structure nor other rules report anything at or below it.
  const isRefusal = ({ by: { rule, severity } }: Report) => rule.refuses === true && severity === "error";
  const refusals: readonly { readonly place: Place }[] = reported.filter(isRefusal);
  const isReported = (one: { readonly place: Place }) =>
    !refusals.some(({ place }) => isAbove(place, one.place) || (isSame(place, one.place) && !refusals.includes(one)));
  const faults = found.filter(isReported);
  const reports = reported.filter(isReported);
  const kept = reports.filter(({ by }, index) => {
    // The engine keeps a limited number of each rule, unless it refuses. A place whose error was not kept may have a
    // warning.
    if (by.rule.refuses === true) return true;
    const before = reports.slice(0, index).filter((other) => other.by === by).length;
    return before < (most + 1) * (by.severity === "error" ? 1 : 4);
  });
  const findings = kept
    // The sort is stable, so that equal ones stay in the order of the document.
    .sort((a, b) => memberOf(a.place) - memberOf(b.place) || a.by.index - b.by.index)
    .map(({ by: { rule, severity }, place }) => ({ rule: rule.id, severity, place }));
  const errors = [...faults, ...findings.filter(({ severity }) => severity === "error")];
  const advice = findings.filter(({ severity }) => severity === "warning");
  const all = [...errors, ...advice];
  const isFirst = (found: PlainFinding) => all.find(({ place }) => isSame(place, found.place)) === found;
  const [violations, warnings] = [errors.filter(isFirst), advice.filter(isFirst)];
  const truncated = violations.length > most || warnings.length > most;
  return { violations: violations.slice(0, most), warnings: warnings.slice(0, most), truncated };
}

/** The rule with its settings in a context; none if its severity, an override or a feature excludes it. */
function activated(rule: RegisteredRule, index: number, { lint = false, rules = {}, features }: Context): Active[] {
  const { severity: own = "error", unlessFeature, ifFeature } = rule;
  const level = (rules as Record<string, "off" | Severity | undefined>)[rule.id] ?? own;
  const isWanted = own === "error" || lint || Object.hasOwn(rules, rule.id);
  if (!CAMPAIGN_SCOPES.includes(rule.scope) || level === "off" || !isWanted) return [];
  // See docs/readings.md, "Features that are not named".
  const has = (feature: Feature) => {
    if (features !== undefined) return [...features].includes(feature);
    return feature === "AUDIENCE_LIMIT" ? false : undefined;
  };
  if (unlessFeature !== undefined && has(unlessFeature) === true) return [];
  if (ifFeature !== undefined && has(ifFeature) === false) return [];
  const feature = unlessFeature ?? ifFeature;
  return [{ rule, index, severity: level, isUndecided: feature !== undefined && has(feature) === undefined }];
}

/** Whether a rule is about campaigns of the body's delivery type. */
function isAbout({ deliveryTypes }: RegisteredRule, body: unknown): boolean {
  const type = (body as { readonly campaign_delivery_type: unknown } | null)?.campaign_delivery_type;
  return deliveryTypes === undefined || (deliveryTypes as readonly unknown[]).includes(type);
}

function isOfOtherChannel(scope: Scope, channel: RuleContext["channel"]): boolean {
  return channel === "PUSH" ? scope === "EMAIL" || scope === "email_content" : channel === "EMAIL" && scope === "PUSH";
}

/** Whether a rule runs on a channel. On an unknown one, only rules run that read nothing but shared members. */
function applies({ scope, reads }: RegisteredRule, channel: RuleContext["channel"]): boolean {
  if (channel !== "unknown") return true;
  const isShared = (path: string) => SHARED.some((shared) => `${path}.`.startsWith(`${shared}.`));
  return scope === "request"
    ? pathsOf(reads).every(({ segments }) => isShared(segments.join(".")))
    : [...FILTERS, "object", "body"].includes(scope);
}

/** Whether a rule cannot run because the channel is unknown. */
function isOutOfReach(rule: RegisteredRule, channel: RuleContext["channel"]): boolean {
  return !applies(rule, channel);
}

/** The places that a rule reports if it runs alone. */
function reportsOf(rule: RegisteredRule, subject: Subject, body: unknown, context: Context): Place[] {
  const found: Place[] = [];
  const report = (place: Place) => {
    found.push([...subject.place, ...place]);
    return true;
  };
  const policies = { ...DEFAULTS, ...context.policies } as const;
  const productSets = context.productSets && new Set(context.productSets);
  const about = { request: body, channel: meantChannel(body), operation: "create", policies, productSets };
  rule.check(subject.value as never, report as never, about as RuleContext);
  return found;
}

/** Every object that rules of a scope check, in the order of the document. */
function subjectsOf(scope: Scope, body: unknown, channel: RuleContext["channel"]): Subject[] {
  if (scope === "body") return [{ place: [], value: body as Subject["value"] }];
  if (!isObject(body)) return [];
  if (scope === "object") return objectsIn(body, channel);
  if (scope === "email_content") return emailsIn(body);
  if (!FILTERS.includes(scope)) return [{ place: [], value: body }];
  return filtersIn(body).filter(({ value }) => value["filter_type"] === scope);
}

function memberOf([member]: Place): number {
  return MEMBERS.includes(String(member)) ? MEMBERS.indexOf(String(member)) : MEMBERS.length;
}
