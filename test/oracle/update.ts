// An independent, slow and obvious reading of spec.md ("Update or publish campaign draft", "States and transitions")
// and of readings 14-19: the verdict on an update or publish request that came out of JSON.parse. It shares no code
// with the package.

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
import { type OracleContext, ruleViolations } from "./rules.js";
import { publishStructureViolations, updateStructureViolations } from "./structure.js";

export type OracleState = "DRAFT" | "ACTIVE" | "SCHEDULED" | "STOPPED" | "ARCHIVED" | "OTHER";

export interface OracleUpdateContext extends OracleContext {
  policies?: { utmCustomKeys?: "by-operation" | "prefix" | "any"; merge?: "component" | "member" };
  campaign?: { state?: OracleState; body?: unknown };
}

export interface OracleUpdateViolation extends OracleViolation {
  origin: "request" | "stored";
  /** Reading 15: what `params.storedHasValue` says, absent where it says nothing. */
  storedHasValue?: true;
}

export interface OracleUpdateVerdict {
  violations: OracleUpdateViolation[];
  code?: string;
  /** When the update is accepted and the stored body is known. */
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

/** What cannot be edited. For `SCHEDULED` spec.md names one field alone, and where both speak it wins over reading 16. */
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

/** Reading 19: the first that applies decides. */
export function oracleUpdate(patch: unknown, context: OracleUpdateContext = {}): OracleUpdateVerdict {
  const state = context.campaign?.state;
  const stored = context.campaign?.body;
  const maxDepth = context.bounds?.maxDepth ?? 200;

  if (!isObject(patch)) {
    return refused([{ ...plain(violation("structure.type", undefined, [], "type: object")), origin: "request" }]);
  }
  if (state === "STOPPED" || state === "ARCHIVED") return refused([noUpdate(state)]);
  if (has(patch, ["status"])) return publish(patch, maxDepth);
  if (stored !== undefined && !isObject(stored)) {
    return refused([
      { ...plain(violation("update.stored-unreadable", undefined, [], "stored body unreadable")), origin: "stored" },
    ]);
  }
  return componentUpdate(patch, stored, context, maxDepth);
}

// --- verdicts ---

function plain({ flagGate: _, ...rest }: Found): OracleViolation {
  return rest;
}

function refused(violations: OracleUpdateViolation[]): OracleUpdateVerdict {
  return { violations, code: "400 Bad Request" };
}

/** Reading 16: no place in any body. */
function noUpdate(state: OracleState): OracleUpdateViolation {
  const place = { path: "campaign_id", segments: [], target: "campaign_id", detailTarget: "campaign_id" };
  return {
    kind: "rule",
    rule: "update.state-allows-changes",
    ...place,
    what: `state: no update when ${state} (reading 16)`,
    origin: "request",
  };
}

/** One for each path: structure over rules, then the earlier rule. */
function onePerPath(all: Found[]): Found[] {
  return all.filter((one, i) => all.findIndex((other) => other.path === one.path) === i);
}

// --- publish (reading 17) ---

function publish(patch: JsonObject, maxDepth: number): OracleUpdateVerdict {
  const found = publishStructureViolations(patch, maxDepth);
  if (COMPONENTS.some((component) => has(patch, [component]))) {
    found.push(violation("update.status-alone", undefined, ["status"], "no component beside status (reading 17)"));
  }
  if (found.length === 0) return { violations: [] };
  return refused(onePerPath(found).map((one) => ({ ...plain(one), origin: "request" })));
}

// --- component update ---

function componentUpdate(
  patch: JsonObject,
  stored: JsonObject | undefined,
  context: OracleUpdateContext,
  maxDepth: number,
): OracleUpdateVerdict {
  const byMember = context.policies?.merge === "member";
  /** The merged campaign, or what the patch has of it when the stored body is unknown. */
  const campaign = overlay(stored ?? {}, patch, byMember);
  const channel = channelOf(campaign);

  const structure = updateStructureViolations(subjectOf(campaign, patch), channel, maxDepth, stored !== undefined);
  const rules = ruleViolations(campaign, channel, context, maxDepth, structure, {
    holds: (member) => stored !== undefined || member === "channel" || has(patch, [member]),
  });
  const decided = [...structure, ...rules].filter(
    (one) => stored !== undefined || !byMember || !mayBeStored(one, patch, campaign),
  );
  const stateRules = stateViolations(patch, stored, campaign, channel, context.campaign?.state, decided);
  const found = onePerPath([
    ...decided.filter(({ kind }) => kind === "structure"),
    ...inTableOrder([...decided.filter(({ kind }) => kind === "rule"), ...stateRules]),
  ]);

  const violations = found.map((one): OracleUpdateViolation => {
    const at = one.segments;
    const origin = !has(patch, at) && stored !== undefined && has(stored, at) ? "stored" : "request";
    const slip = !byMember && has(patch, at.slice(0, 1)) && !has(campaign, at) && has(stored, at);
    return { ...plain(one), origin, ...(slip ? { storedHasValue: true } : {}) };
  });
  const first = found[0];
  if (first !== undefined) return { violations, code: first.flagGate ? "VALIDATION_FAILED" : "400 Bad Request" };
  return stored === undefined ? { violations } : { violations, merged: campaign };
}

/** Readings 14 and 19. */
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

/** What is checked: the members that only the request has are the patch's, never the stored campaign's. */
function subjectOf(campaign: JsonObject, patch: JsonObject): JsonObject {
  const subject: JsonObject = {};
  for (const member of MERGED) if (has(campaign, [member])) subject[member] = campaign[member];
  for (const member of ["request_id", "updated_by", "version_note"]) {
    if (has(patch, [member])) subject[member] = patch[member];
  }
  return subject;
}

/** Reading 15: the patch's, else the stored one's, else the one that the members present belong to. */
function channelOf(campaign: JsonObject): Channel | undefined {
  if (has(campaign, ["channel"])) {
    const named = campaign["channel"];
    return named === "PUSH" || named === "EMAIL" ? named : undefined;
  }
  const email = has(campaign, ["connector"]) || has(campaign, ["campaign_content", "content", "email"]);
  const push =
    has(campaign, ["advanced"]) ||
    has(campaign, ["campaign_content", "content", "push"]) ||
    has(campaign, ["basic_details", "platforms"]);
  if (email === push) return undefined; // none, or not one
  return email ? "EMAIL" : "PUSH";
}

/** By top-level member in the order of the create table; within it as they come. */
function inTableOrder(rules: Found[]): Found[] {
  return MERGED.flatMap((member) => rules.filter(({ segments }) => segments[0] === member));
}

/**
 * Reading 14, policy "member" and an unknown stored body: an absent member of a component is no error, nor is what
 * would be none if the stored component had that member.
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
  // no flat channel content: the stored campaign may have locales or variations, and this be keyed by them
  const flat = ["push", "email"].map((name) => ["campaign_content", "content", name]);
  if (flat.some((at) => same(segments, at)) && !has(campaign, segments)) {
    return !has(sent, ["locales"]) && !has(sent, ["variation_details"]);
  }
  return false;
}

// --- states (readings 16 and 18) ---

/** `decided`: the other violations. The last within their top-level member: the states come after the components. */
function stateViolations(
  patch: JsonObject,
  stored: JsonObject | undefined,
  campaign: JsonObject,
  channel: Channel | undefined,
  state: OracleState | undefined,
  decided: Found[],
): Found[] {
  const found: Found[] = [];

  function isSilenced(at: Segments): boolean {
    return decided.some(({ segments }) => same(segments, at) || isAbove(segments, at));
  }

  const type: Segments = ["campaign_delivery_type"];
  const storedType = get(stored, type);
  const typeIsKnown = DELIVERY_TYPES.some((one) => one === storedType);
  if (state === "DRAFT" && typeIsKnown && storedType !== "BROADCAST_LIVE_ACTIVITY" && !isSilenced(type)) {
    if (get(campaign, type) === "BROADCAST_LIVE_ACTIVITY") {
      found.push(
        violation(
          "update.live-activity-not-converted",
          channel,
          type,
          "state: no draft becomes a live activity (reading 18)",
        ),
      );
    }
  }

  for (const [rule, at] of (state && FORBIDDEN[state]) ?? []) {
    const edited = stored === undefined ? has(patch, at) : !isSameAt(stored, campaign, at);
    if (edited && !isSilenced(at)) {
      found.push(violation(rule, channel, at, `state: not editable when ${state} (reading 16)`));
    }
  }
  return found;
}

function isSameAt(before: unknown, after: unknown, at: Segments): boolean {
  if (has(before, at) !== has(after, at)) return false;
  return isSameJson(get(before, at), get(after, at));
}

/** The order of keys does not matter, that of entries does. */
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
