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
  namesIn,
  type OracleViolation,
  type Segments,
  same,
  violation,
} from "./places.js";
import { requestIdIn } from "./request-id.js";
import { type OracleContext, ruleViolations } from "./rules.js";
import { Skips } from "./skips.js";
import { PUSH_TYPES, publishStructureViolations, updateStructureViolations } from "./structure.js";
import { type Verdict, verdictOf } from "./verdict.js";

export type OracleState = "DRAFT" | "ACTIVE" | "SCHEDULED" | "STOPPED" | "ARCHIVED" | "OTHER";

export interface OracleUpdateContext extends OracleContext {
  policies?: NonNullable<OracleContext["policies"]> & {
    merge?: "component" | "member";
    drafts?: "complete" | "in-progress";
    publish?: "trusted" | "validated";
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

/** All members that a publish request and the stored campaign have, in the order of "Update request body (v5)". */
const PUBLISHED = [
  ...["request_id", "channel", "campaign_delivery_type", "updated_by", "version_note"],
  ...MERGED.slice(2),
  "status",
];

const LIVE_ACTIVITY = "BROADCAST_LIVE_ACTIVITY";

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

  const noObject = violation("structure.type", undefined, []);
  if (!isObject(patch)) return ofRequest([noObject], context);

  const before: Found[] = [];
  if (state === "STOPPED" || state === "ARCHIVED") {
    const one = noUpdate();
    if (levelOf(one, context) === "error") return ofRequest([one], context);
    before.push(one);
  }

  if (has(patch, ["status"])) return publish(patch, before, context, maxDepth, skips);

  if (stored === undefined || isObject(stored)) return componentUpdate(patch, stored, before, context, maxDepth, skips);
  if (levelOf(unreadable(), context) !== "error") {
    return componentUpdate(patch, undefined, [...before, unreadable()], context, maxDepth, skips);
  }
  return withStoredOrigin([...before, unreadable()], context);
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

/** The stored body is the origin of the violation that it is unreadable, and of no other. */
function withStoredOrigin(found: readonly Found[], context: OracleUpdateContext): OracleUpdateVerdict {
  return withOrigin(verdictOf(found, context), ({ rule }) => (rule === unreadable().rule ? "stored" : "request"));
}

function unreadable(): Found {
  return violation("update.stored-unreadable", undefined, []);
}

/** Its place is in no body. */
function noUpdate(): Found {
  const place = { path: "campaign_id", segments: [], target: "campaign_id", detailTarget: "campaign_id" };
  return { kind: "rule", rule: "update.state-allows-changes", ...place, flagGate: false, refuses: false };
}

// --- publish ---

/**
 * What is wrong with the patch itself. With the policy "validated", also what is wrong with the stored campaign, unless
 * an error at `status` says that this is no request to publish it.
 */
function publish(
  patch: JsonObject,
  before: Found[],
  context: OracleUpdateContext,
  maxDepth: number,
  skips: Skips,
): OracleUpdateVerdict {
  const structure = publishStructureViolations(patch, maxDepth);
  const rules = [...before];
  if (["connector", ...COMPONENTS].some((component) => has(patch, [component]))) {
    rules.push(violation("update.status-alone", undefined, ["status"]));
  }
  const isRefused = [...structure, ...rules].some((one) => one.path === "status" && levelOf(one, context) === "error");
  const stored = context.campaign?.body;
  if (context.policies?.publish !== "validated" || isRefused || stored === undefined) {
    return ofRequest([...structure, ...rules], context);
  }
  if (!isObject(stored)) return withStoredOrigin([...structure, ...rules, unreadable()], context);

  const overlaid: JsonObject = {};
  for (const name of ["channel", "campaign_delivery_type"]) if (has(patch, [name])) overlaid[name] = patch[name];
  const complete = { ...context, policies: { ...context.policies, drafts: "complete" as const } };
  const published = campaignViolations(overlaid, stored, complete, maxDepth, skips);
  return withOrigin(
    verdictOf([...inOrder(PUBLISHED, [...structure, ...published.structure]), ...rules, ...published.rules], context),
    ({ segments }) => (has(patch, segments) ? "request" : "stored"),
  );
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
  const { campaign, structure, rules } = campaignViolations(patch, stored, context, maxDepth, skips);
  const verdict = withOrigin(
    verdictOf([...structure, ...before, ...rules], context),
    ({ rule, segments: at }) => {
      if (rule === "update.stored-unreadable") return "stored";
      // A member that the patch left out of a component is not in the merged campaign. The request is the origin.
      return !has(patch, at) && has(campaign, at) ? "stored" : "request";
    },
    ({ segments: at }) => !byMember && has(patch, at.slice(0, 1)) && !has(campaign, at) && has(stored, at),
  );
  return verdict.code !== undefined || stored === undefined ? verdict : { ...verdict, merged: campaign };
}

/** What is wrong with the merged campaign, or with the part of it in the patch if the stored body is unknown. */
function campaignViolations(
  patch: JsonObject,
  stored: JsonObject | undefined,
  context: OracleUpdateContext,
  maxDepth: number,
  skips: Skips,
): { campaign: JsonObject; structure: Found[]; rules: Found[] } {
  const byMember = context.policies?.merge === "member";
  const { state, channel: known } = context.campaign ?? {};
  const isInProgress = context.policies?.drafts === "in-progress" && state === "DRAFT";
  const campaign = overlay(stored ?? {}, patch, byMember);
  const channel = meantChannel(campaign, known);

  const settings = { channel, maxDepth, policies: context.policies };
  const isComplete = stored !== undefined && !isInProgress;
  const mayBeAbsent = (one: Found) => stored === undefined && byMember && mayBeStored(one, patch, campaign);
  const structure = updateStructureViolations(subjectOf(campaign, patch), settings, isComplete);
  const scope = {
    holds: (member: string) => isComplete || member === "channel" || has(campaign, [member]),
    isOnlyStored: (at: Segments) => !has(patch, at) && has(campaign, at),
  };
  skips.isKnown = isComplete;
  const rules = ruleViolations(campaign, channel, context, maxDepth, structure, scope, skips);
  const faults = structure.filter((one) => !mayBeAbsent(one));
  const states = stateViolations(patch, stored, campaign, channel, state, faults, skips);
  return {
    campaign,
    structure: faults,
    rules: inOrder(MERGED, [...rules.filter((one) => !mayBeAbsent(one)), ...states]),
  };
}

/** The stored body overlaid with channel, type and components of the patch. */
function overlay(stored: JsonObject, patch: JsonObject, byMember: boolean): JsonObject {
  const merged = { ...stored };
  for (const member of MERGED.filter((name) => has(patch, [name]))) {
    const sent = patch[member];
    const kept = get(stored, [member]);
    const isComponent = member !== "channel" && member !== "campaign_delivery_type";
    merged[member] = byMember && isComponent && isObject(sent) && isObject(kept) ? { ...kept, ...present(sent) } : sent;
  }
  return merged;
}

/** The members of an object that are present. */
function present(object: JsonObject): JsonObject {
  return Object.fromEntries(namesIn(object).map((name) => [name, object[name]]));
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

/** Sorted by top-level member, and otherwise in the given order. */
function inOrder(members: readonly string[], found: Found[]): Found[] {
  return members.flatMap((member) => found.filter(({ segments }) => segments[0] === member));
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
  skips: Skips,
): Found[] {
  const found: Found[] = [];

  function isSilenced(at: Segments): boolean {
    return faults.some(({ segments }) => same(segments, at) || isAbove(segments, at));
  }

  /** It is not documented whether a rule about a value that is wrong counts as undecided. */
  function undecided(rule: string, at: Segments): void {
    const isWrong = isSilenced(at) && (has(patch, at) || !isObject(get(patch, at.slice(0, 1))));
    if (isWrong) skips.silence(rule);
    else skips.add(rule, "unknown");
  }

  const conversion = "update.live-activity-not-converted";
  const type: Segments = ["campaign_delivery_type"];
  const storedType = get(stored, type);
  const typeIsKnown = PUSH_TYPES.some((one) => one === storedType);
  if (stored === undefined) {
    if (get(patch, type) === LIVE_ACTIVITY) undecided(conversion, type);
  } else if (typeIsKnown && storedType !== LIVE_ACTIVITY && get(campaign, type) === LIVE_ACTIVITY) {
    if (!isSilenced(type)) found.push(violation(conversion, channel, type));
  }

  for (const [rule, at] of (state && FORBIDDEN[state]) ?? []) {
    // The schedule is sent whole, with the members that cannot be edited.
    if (stored === undefined && at.length > 1) {
      if (has(patch, at.slice(0, 1))) undecided(rule, at);
      continue;
    }
    const edited = stored === undefined ? has(patch, at) : !isSameAt(stored, campaign, at);
    if (edited && !isSilenced(at)) found.push(violation(rule, channel, at));
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
    const names = namesIn(a);
    if (names.length !== namesIn(b).length) return false;
    return names.every((name) => has(b, [name]) && isSameJson(a[name], b[name]));
  }
  return a === b;
}
