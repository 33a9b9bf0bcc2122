import type { Fix } from "../../errors/fix.js";
import { isObject, type Members } from "../../structure/checker.js";
import { editDistance } from "../../structure/edit-distance.js";
import { isLocalDateTime } from "../../structure/formats.js";
import { isSlip, isSpelling, isSpellingOfAny } from "../../structure/nearest.js";
import { type Home, homesOf } from "../parts/member-homes.js";
import { valueAt } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";
import type { RuleContext } from "../rule-context.js";
import type { Inspected } from "../scope.js";

export const memberKnown = defineRule({
  id: "member.known",
  severity: "warning",
  scope: "object",
  fixMayAddErrors: true,
  spec: "Resources and their fields",
  summary: "A member that the specification does not name has no effect; it may be misspelt or misplaced.",
  reads: {},
  message: "is not known here and probably has no effect",

  check(inspected, report, context) {
    for (const key of inspected.others) {
      if (!has(inspected.object, key)) continue;
      const near = inspected.nearestName(key);
      // If the object may have members of any name, only those that look misspelt are reported.
      if (inspected.shape.isOpen && near === undefined) continue;
      const advice = adviceOn(key, near, inspected, context);
      if (!report([key], advice.params, advice.fix)) return;
    }
  },
});

interface Advice {
  readonly params: { nearest?: string; belongs?: string };
  readonly fix: Fix | undefined;
}

/** What was probably meant. A typing error is most likely, then a misplaced member, then a merely similar name. */
function adviceOn(key: string, near: string | undefined, inspected: Inspected, context: RuleContext): Advice {
  const { object } = inspected;
  if (near !== undefined && (isSpelling(key, near) || isSlip(key, near))) {
    return { params: { nearest: near }, fix: has(object, near) ? undefined : { kind: "rename", to: near } };
  }
  // A stored campaign has no status, but the request to publish it does.
  const isOfUpdate = context.operation === "update" && object === (context.request as object);
  if (isOfUpdate && isSlip(key, "status")) return { params: { nearest: "status" }, fix: undefined };
  if (isZone(key) && hasLocalStart(inspected, context)) {
    return { params: { belongs: "start_time is always UTC, whatever time zone is given next to it" }, fix: undefined };
  }
  const home = homeOf(key, inspected, context);
  if (home !== undefined) return home;
  // A name that is there is meant only if a single letter is wrong.
  const isMeant = near !== undefined && (!has(object, near) || (editDistance(key, near, 1) < 2 && !/\d/u.test(key)));
  return { params: isMeant ? { nearest: near } : {}, fix: undefined };
}

/** Whether this is a name for a time zone, in any spelling. */
function isZone(key: string): boolean {
  return isSpellingOfAny(key, ZONES);
}

const ZONES = ["timezone", "tz", "timezone_id", "timezone_name", "start_timezone", "utc_offset"];

/** Whether the object is the schedule, or the request that contains it, and the schedule starts at a local time. */
function hasLocalStart({ object }: Inspected, { request }: RuleContext): boolean {
  const campaign: object = request;
  const schedule = (campaign as Members)["scheduling_details"];
  if (!isObject(schedule) || (object !== schedule && object !== campaign)) return false;
  const { start_time: start } = schedule;
  return typeof start === "string" && isLocalDateTime(start);
}

/** Where a member of this name belongs, if there is only one such place, or only one that is an object of this one. */
function homeOf(key: string, { object, shape: { names } }: Inspected, context: RuleContext): Advice | undefined {
  const { request } = context;
  // Create requests have it, but updates do not.
  if (key === "created_by" && context.operation === "update") return undefined;
  const homes = homesOf(key);
  const ofChannel = homes.filter(({ channel }) => channel === context.channel);
  const below = ofChannel.filter(({ place }) => place.length > 0 && valueAt(request, place.slice(0, -1)) === object);
  const own = below.length === 1 ? below : ofChannel;
  const [home] = own.length > 0 ? own : homes;
  if (home === undefined && isFlatContent(names) && isObject((object as Members)[key])) {
    return {
      params: { belongs: "content keyed by locale or variation needs locales or variation_details" },
      fix: undefined,
    };
  }
  if (home === undefined || own.length > 1) return undefined;
  if (own.length === 0) {
    const isOfOne = homes.every(({ channel }) => channel === home.channel);
    return isOfOne
      ? { params: { belongs: `only ${home.channel === "PUSH" ? "Push" : "Email"} requests have it` }, fix: undefined }
      : undefined;
  }
  const params = { belongs: `it belongs to ${home.place.join(".") || "the top level of the request"}` };
  return { params, fix: moveTo(home, key, object, request) };
}

/** Whether an object can contain nothing except the content of channels. */
function isFlatContent(names: readonly string[]): boolean {
  return names.every((name) => name === "push" || name === "email");
}

/** Moves a member one level up or down, if the object it belongs to exists and has no member of this name. */
function moveTo({ place, names }: Home, key: string, from: object, request: object): Fix | undefined {
  const home = valueAt(request, place);
  if (!isObject(home) || has(home, key)) return undefined;
  const isOneLevelAway = valueAt(request, place.slice(0, -1)) === from || names.some((name) => home[name] === from);
  return isOneLevelAway ? { kind: "move", to: [...place, key] } : undefined;
}
