// An independent, slow and obvious reading of the specification ("Update or publish campaign draft", "States and
// transitions"): the verdict on an update or publish request that came out of JSON.parse. It shares no code with the
// package.

import { meantChannel } from "./channel.js";
import { levelOf } from "./levels.js";
import {
  type Channel,
  type Found,
  get,
  has,
  isAbove,
  isObject,
  type JsonObject,
  type OracleViolation,
  type Segments,
  same,
  violation,
} from "./places.js";
import { requestIdIn } from "./request-id.js";
import { type OracleContext, ruleViolations } from "./rules.js";
import { Skips } from "./skips.js";
import { publishStructureViolations, updateStructureViolations } from "./structure.js";
import { type Verdict, verdictOf } from "./verdict.js";

export type OracleState = "DRAFT" | "ACTIVE" | "SCHEDULED" | "STOPPED" | "ARCHIVED" | "OTHER";

export interface OracleUpdateContext extends OracleContext {
  policies?: NonNullable<OracleContext["policies"]> & {
    merge?: "component" | "member";
    drafts?: "complete" | "in-progress";
  };
  campaign?: { state?: OracleState; body?: unknown; channel?: Channel };
}

export interface OracleUpdateViolation extends OracleViolation {
  origin: "request" | "stored";
  /** Like `params.storedHasValue`: true or absent. */
  storedHasValue?: true;
}

export interface OracleUpdateVerdict extends Verdict<OracleUpdateViolation> {
  requestId?: string;
  /** Present if the update is accepted and the stored body is known. */
  merged?: JsonObject;
}

/** "Update request body (v5)": the component objects, in its order. */
export const COMPONENTS = [
  "basic_details",
  "trigger_condition",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
  "delivery_controls",
  "advanced",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit",
] as const;

/** The top-level members that are merged, in the order of the create table. */
const MERGED: string[] = ["channel", "campaign_delivery_type", ...COMPONENTS];
MERGED.splice(MERGED.indexOf("campaign_content"), 0, "connector");

const DELIVERY_TYPES = [
  "ONE_TIME",
  "PERIODIC",
  "EVENT_TRIGGERED",
  "BUSINESS_EVENT_TRIGGERED",
  "DEVICE_TRIGGERED",
  "LOCATION_TRIGGERED",
  "BROADCAST_LIVE_ACTIVITY",
];

/** The places that cannot be edited, with their rules. For `SCHEDULED`, the specification names only one field. */
const FORBIDDEN: Partial<Record<OracleState, [rule: string, at: Segments][]>> = {
  ACTIVE: [
    ["update.trigger-condition-unchanged", ["trigger_condition"]],
    ["update.segmentation-details-unchanged", ["segmentation_details"]],
    ["update.delivery-type-unchanged", ["scheduling_details", "delivery_type"]],
    ["update.start-time-unchanged", ["scheduling_details", "start_time"]],
    ["update.conversion-goal-details-unchanged", ["conversion_goal_details"]],
  ],
  SCHEDULED: [["update.delivery-type-unchanged", ["scheduling_details", "delivery_type"]]],
};

/** The first check that applies decides, unless an override or an exception makes it less than an error. */
export function oracleUpdate(
  patch: unknown,
  context: OracleUpdateContext = {},
  skips = new Skips(),
): OracleUpdateVerdict {
  const verdict = decided(patch, context, skips);
  const requestId = requestIdIn(patch);
  return { ...verdict, ...(verdict.code !== undefined && requestId !== undefined && { requestId }) };
}

function decided(patch: unknown, context: OracleUpdateContext, skips: Skips): OracleUpdateVerdict {
  const state = context.campaign?.state;
  const stored = context.campaign?.body;
  const maxDepth = context.bounds?.maxDepth ?? 200;

  const noObject = violation("structure.type", undefined, [], "object");
  if (!isObject(patch)) return ofRequest([noObject], context);

  const before: Found[] = [];
  if (state === "STOPPED" || state === "ARCHIVED") {
    const one = noUpdate(state);
    if (levelOf(one, context) === "error") return ofRequest([one], context);
    before.push(one);
  }

  if (has(patch, ["status"])) return publish(patch, before, context, maxDepth);

  const unreadable = violation("update.stored-unreadable", undefined, [], "stored body unreadable");
  if (stored === undefined || isObject(stored)) return componentUpdate(patch, stored, before, context, maxDepth, skips);
  if (levelOf(unreadable, context) !== "error") {
    return componentUpdate(patch, undefined, [...before, unreadable], context, maxDepth, skips);
  }
  return withOrigin(verdictOf([...before, unreadable], context), ({ path }) =>
    path === "body" ? "stored" : "request",
  );
}

// --- verdicts ---

function withOrigin(
  { violations, warnings, ...rest }: Verdict,
  originOf: (one: OracleViolation) => OracleUpdateViolation["origin"],
  storedHas: (one: OracleViolation) => boolean = () => false,
): Verdict<OracleUpdateViolation> {
  const one = (found: OracleViolation): OracleUpdateViolation => ({
    ...found,
    origin: originOf(found),
    ...(storedHas(found) && { storedHasValue: true }),
  });
  return { violations: violations.map(one), warnings: warnings.map(one), ...rest };
}

function ofRequest(found: readonly Found[], context: OracleUpdateContext): OracleUpdateVerdict {
  return withOrigin(verdictOf(found, context), () => "request");
}

/** Its place is in no body. */
function noUpdate(state: OracleState): Found {
  const place = { path: "campaign_id", segments: [], target: "campaign_id", detailTarget: "campaign_id" };
  const what = `state: no update when ${state}`;
  return { kind: "rule", rule: "update.state-allows-changes", ...place, what, flagGate: false };
}

// --- publish ---

function publish(
  patch: JsonObject,
  before: Found[],
  context: OracleUpdateContext,
  maxDepth: number,
): OracleUpdateVerdict {
  const found = [...publishStructureViolations(patch, maxDepth), ...before];
  if (COMPONENTS.some((component) => has(patch, [component]))) {
    found.push(violation("update.status-alone", undefined, ["status"], "no component beside status"));
  }
  return ofRequest(found, context);
}

// --- component update ---

function componentUpdate(
  patch: JsonObject,
  stored: JsonObject | undefined,
  before: Found[],
  context: OracleUpdateContext,
  maxDepth: number,
  skips: Skips,
): OracleUpdateVerdict {
  const byMember = context.policies?.merge === "member";
  const { state, channel: known } = context.campaign ?? {};
  const isInProgress = context.policies?.drafts === "in-progress" && state === "DRAFT";
  /** The merged campaign, or the part of it in the patch if the stored body is unknown. */
  const campaign = overlay(stored ?? {}, patch, byMember);
  const channel = meantChannel(campaign, known);

  const settings = { channel, maxDepth, policies: context.policies };
  const isComplete = stored !== undefined && !isInProgress;
  const mayBeAbsent = (one: Found) => stored === undefined && byMember && mayBeStored(one, patch, campaign);
  const structure = updateStructureViolations(subjectOf(campaign, patch), settings, isComplete);
  const scope = { holds: (member: string) => isComplete || member === "channel" || has(campaign, [member]) };
  skips.isKnown = isComplete;
  const rules = ruleViolations(campaign, channel, context, maxDepth, structure, scope, skips).filter(
    (one) => !mayBeAbsent(one),
  );
  const faults = structure.filter((one) => !mayBeAbsent(one));
  const states = stateViolations(patch, stored, campaign, channel, state, faults);
  const verdict = withOrigin(
    verdictOf([...faults, ...before, ...inTableOrder([...rules, ...states])], context),
    ({ rule, segments: at }) => {
      if (rule === "update.stored-unreadable") return "stored";
      // A member that the patch left out of a component is not in the merged campaign. The request is the origin.
      return !has(patch, at) && has(campaign, at) ? "stored" : "request";
    },
    ({ segments: at }) => !byMember && has(patch, at.slice(0, 1)) && !has(campaign, at) && has(stored, at),
  );
  return verdict.code !== undefined || stored === undefined ? verdict : { ...verdict, merged: campaign };
}

/** The stored body overlaid with channel, type and components of the patch. */
function overlay(stored: JsonObject, patch: JsonObject, byMember: boolean): JsonObject {
  const merged = { ...stored };
  for (const member of MERGED.filter((name) => has(patch, [name]))) {
    const sent = patch[member];
    const kept = get(stored, [member]);
    const isComponent = member !== "channel" && member !== "campaign_delivery_type";
    merged[member] = byMember && isComponent && isObject(sent) && isObject(kept) ? { ...kept, ...sent } : sent;
  }
  return merged;
}

/** The checked members. Those that only a request has come from the patch, never from the stored campaign. */
function subjectOf(campaign: JsonObject, patch: JsonObject): JsonObject {
  const subject: JsonObject = {};
  for (const member of MERGED) if (has(campaign, [member])) subject[member] = campaign[member];
  for (const member of ["request_id", "updated_by", "version_note"]) {
    if (has(patch, [member])) subject[member] = patch[member];
  }
  return subject;
}

/** Sorted by top-level member in the order of the create table, and otherwise in the given order. */
function inTableOrder(rules: Found[]): Found[] {
  return MERGED.flatMap((member) => rules.filter(({ segments }) => segments[0] === member));
}

/**
 * With the policy "member" and an unknown stored body, it is no error if a member of a component is absent. A violation
 * that the stored component could resolve with that member is no error either.
 */
function mayBeStored({ kind, segments }: Found, patch: JsonObject, campaign: JsonObject): boolean {
  const [component = "", member] = segments;
  const sent = get(patch, [component]);
  if (member === undefined || !isObject(sent)) return false;
  if (!has(sent, [member])) return true;
  // minimum audience: the stored campaign may be for all users
  if (kind === "rule" && same(segments, ["segmentation_details", "included_filters"])) {
    return !has(sent, ["is_all_user_campaign"]);
  }
  // no flat channel content: the stored campaign may have locales or variations, by which this content is keyed
  const flat = ["push", "email"].map((name) => ["campaign_content", "content", name]);
  if (flat.some((at) => same(segments, at)) && !has(campaign, segments)) {
    return !has(sent, ["locales"]) && !has(sent, ["variation_details"]);
  }
  return false;
}

// --- states ---

/**
 * They come last within their top-level member. A fault of the structure at the place or above it silences them, even
 * if it is excepted. Any other violation at the place comes before them.
 */
function stateViolations(
  patch: JsonObject,
  stored: JsonObject | undefined,
  campaign: JsonObject,
  channel: Channel | undefined,
  state: OracleState | undefined,
  faults: Found[],
): Found[] {
  const found: Found[] = [];

  function isSilenced(at: Segments): boolean {
    return faults.some(({ segments }) => same(segments, at) || isAbove(segments, at));
  }

  const type: Segments = ["campaign_delivery_type"];
  const storedType = get(stored, type);
  const typeIsKnown = DELIVERY_TYPES.some((one) => one === storedType);
  if (state === "DRAFT" && typeIsKnown && storedType !== "BROADCAST_LIVE_ACTIVITY" && !isSilenced(type)) {
    if (get(campaign, type) === "BROADCAST_LIVE_ACTIVITY") {
      found.push(
        violation("update.live-activity-not-converted", channel, type, "state: no draft becomes a live activity"),
      );
    }
  }

  for (const [rule, at] of (state && FORBIDDEN[state]) ?? []) {
    const edited = stored === undefined ? has(patch, at) : !isSameAt(stored, campaign, at);
    if (edited && !isSilenced(at)) {
      found.push(violation(rule, channel, at, `state: not editable when ${state}`));
    }
  }
  return found;
}

function isSameAt(before: unknown, after: unknown, at: Segments): boolean {
  if (has(before, at) !== has(after, at)) return false;
  return isSameJson(get(before, at), get(after, at));
}

/** The order of keys does not matter, but the order of entries does. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, i) => isSameJson(entry, b[i]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    return keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]));
  }
  return a === b;
}
